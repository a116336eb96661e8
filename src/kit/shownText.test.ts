import { shownText } from './shownText';

test.each([
  ['line breaks', 'An\nn\r', 'Ann'],
  ['a bell and a zero', '\u0007A\u0000nn', 'Ann'],
  ['signs that turn the text', '\u202eAnn\u202c\u2066\u2069\u200f', 'Ann'],
  ['breaks and blanks of no width', 'A\u200bn\u2060n\ufeff\u00ad\u2028', 'Ann'],
  ['a blank beside a hidden sign', ' \u200e Ann \u200e', 'Ann'],
])('%s are left out', (_what, text, shown) => {
  expect(shownText(text)).toBe(shown);
  expect(shownText(shown)).toBe(shown);
});

test.each(['Zoë', 'Ann Lee', '李', 'نی\u200cکی', '👩\u200d👧', '☀\ufe0f', '🏴\u{e0067}\u{e007f}'])(
  '%s stays as it is',
  text => expect(shownText(text)).toBe(text),
);

test.each(['', '  ', '\u3164', '\u200d\u200c', '\u2800 \u00a0', '\u202e\u0000'])(
  'of nothing that can be seen, nothing is left: %j',
  text => expect(shownText(text)).toBe(''),
);
