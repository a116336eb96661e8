import { MINUTES } from '../../rules/components';
import { CHAPTERS, rules } from './short';

const sentences = (text: string) => text.split(/(?<=[.!?:])\s+(?=[A-ZÄÖÜ])/).length;

describe.each(['en', 'de'])('the short rules in %s', language => {
  test.each(rules(language).map(({ title, text }) => [title, text]))('%s', (title, text) => {
    expect(title.length).toBeLessThan(32);
    expect(text).not.toMatch(/\{\{|\}\}|undefined|NaN|'/);
    expect(sentences(text)).toBeGreaterThanOrEqual(2);
    expect(text.length).toBeLessThan(600);
  });

  test('include every chapter once', () => {
    expect(new Set(rules(language).map(({ title }) => title)).size).toBe(CHAPTERS.length);
  });

  test('take their numbers from the rules', () => {
    const all = rules(language)
      .map(({ text }) => text)
      .join(' ');
    expect(all).toContain(`${MINUTES.normal} ${language === 'de' ? 'Minuten' : 'minutes'}`);
    expect(all).toContain(`${MINUTES.beginner} ${language === 'de' ? 'Minuten' : 'minutes'}`);
  });
});

test('the short rules fall back to English', () => {
  expect(rules('fr')).toEqual(rules('en'));
  expect(rules('de')).not.toEqual(rules('en'));
});
