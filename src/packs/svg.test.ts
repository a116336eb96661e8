import { FILE_LIMITS } from './packFile';
import { cleanSvg } from './svg';

const clean = (inside: string, around = 'viewBox="0 0 9 9"') =>
  cleanSvg('a.svg', `<svg xmlns="http://www.w3.org/2000/svg" ${around}>${inside}</svg>`);
const insideOf = (text: string): string => {
  const read = clean(text);
  return read.ok ? read.value.replace(/^<svg[^>]*>|<\/svg>$/g, '') : JSON.stringify(read.faults);
};

test('a drawing comes out as it was', () => {
  const drawing =
    '<defs><linearGradient id="sky"><stop offset="0" stop-color="#fff"/></linearGradient></defs><g transform="translate(1 2)"><path d="M0 0L9 9z" fill="url(#sky)" stroke="rgb(1,2,3)"/></g>';
  expect(insideOf(drawing)).toBe(drawing);
});

test.each<[string, string, string]>([
  ['what a drawing program notes for itself', '<metadata><rdf:RDF/></metadata><g/>', '<g/>'],
  ['text, and everything in it', '<text x="1">Hi<tspan>!</tspan></text><g/>', '<g/>'],
  ['unknown attributes', '<g class="a" inkscape:label="b" data-x="1"/>', '<g/>'],
  ['comments', '<g/><!-- <script>alert(1)</script> -->', '<g/>'],
  ['a picture inside by number', '<use href="#a"/><g/>', '<g/>'],
  ['another drawing inside', '<svg width="1"><g/></svg><g/>', '<g/>'],
  [
    'a clip of a clip, which could double with each one,',
    '<clipPath id="a" clip-path="url(#b)"><g clip-path="url(#b)"/><g style="clip-path:url(#b)"/></clipPath><g clip-path="url(#a)"/>',
    '<clipPath id="a"><g/><g/></clipPath><g clip-path="url(#a)"/>',
  ],
  ['a broken colour', '<g fill="a&quot;b" opacity="1"/>', '<g opacity="1"/>'],
])('%s is left out', (_what, text, out) => {
  expect(insideOf(text)).toBe(out);
});

test('a style becomes attributes, as far as they are allowed', () => {
  expect(insideOf('<path style="fill:#123; stroke-width:2;behavior:x;position:fixed"/>')).toBe(
    '<path fill="#123" stroke-width="2"/>',
  );
});

test.each<[string, string]>([
  ['a script', '<script>alert(1)</script>'],
  ['a script by another name', '<SVG:ScRiPt href="x"/>'],
  ['an event handler', '<g onload="alert(1)"/>'],
  ['an event handler in capitals', '<path OnClick="x" d="M0 0"/>'],
  ['a web page inside', '<foreignObject><body/></foreignObject>'],
  ['a picture from elsewhere', '<image href="https://example.com/a.png"/>'],
  ['a reference to elsewhere', '<use xlink:href="http://example.com/#a"/>'],
  ['an address in a colour', '<g fill="url(https://example.com/x)"/>'],
  ['an address in a style', '<g style="fill:url(//example.com)"/>'],
  ['a script in an address', '<g fill="javascript:alert(1)"/>'],
  ['an address written in numbers', '<g fill="&#106;avascript:alert(1)"/>'],
  ['data in an address', '<g style="background:data:text/html,x"/>'],
  ['an import', '<g style="@import url(#x)"/>'],
  ['an entity', '<!ENTITY a "b"><g/>'],
  ['a processing instruction', '<?php echo 1 ?><g/>'],
  ['hidden text', '<![CDATA[<script>]]>'],
])('a drawing with %s is refused as a whole', (_what, text) => {
  const read = clean(text);
  expect(read.ok ? read.value : read.faults[0]?.code).toBe('svg-hostile');
});

test('an endless entity is refused before it grows', () => {
  const text = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>';
  const read = cleanSvg('a.svg', text);
  expect(read.ok || read.faults[0]?.code).toBe('svg-hostile');
});

test.each<[string, string]>([
  ['ends too early', '<svg><g>'],
  ['closes what it never opened', '<svg></g></svg>'],
  ['is no drawing', '<html><body/></html>'],
  ['is empty', ''],
  ['has two roots', '<g/><svg/>'],
  ['has a comment without an end', '<svg><!-- </svg>'],
  ['has an unquoted value', '<svg><g fill=red /></svg>'],
])('a file that %s is refused', (_what, text) => {
  const read = cleanSvg('a.svg', text);
  expect(read.ok || read.faults[0]?.code).toBe('svg-broken');
});

test.each<[string, string, string]>([
  ['too many parts', '<g/>'.repeat(FILE_LIMITS.svgNodes), 'svg-many'],
  ['too many inside each other', '<g>'.repeat(40) + '</g>'.repeat(40), 'svg-many'],
  ['too many letters', ' '.repeat(FILE_LIMITS.svgBytes), 'svg-large'],
])('a drawing with %s is refused', (_what, text, code) => {
  const read = clean(text);
  expect(read.ok || read.faults[0]?.code).toBe(code);
});

test('nothing that could hang comes through, and nothing hangs', () => {
  const hard = ['<!--'.repeat(40_000), '<a '.repeat(60_000), `<g ${' '.repeat(150_000)}`];
  for (const text of hard) expect(cleanSvg('a.svg', text).ok).toBe(false);
});
