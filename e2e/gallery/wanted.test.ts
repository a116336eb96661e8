/** What the gallery's command line understands, and its message for what it does not. */
import { SIZES } from './sizes';
import { readWanted } from './wanted';

const ALL = [{ name: 'home' }, { name: 'tv-early' }, { name: 'tv-late' }];
const asked = (...args: string[]) => readWanted(args, ALL);

test('without arguments everything is wanted', () => {
  expect(asked()).toMatchObject({
    ok: true,
    wanted: { scenes: ALL, sizes: SIZES, languages: ['en', 'de'], sharpness: 1, asBuilt: false },
  });
});

test('flags can be repeated', () => {
  expect(asked('--scene', 'tv', '--size', '320x568', '--size', '800x600')).toMatchObject({
    ok: true,
    wanted: {
      scenes: [{ name: 'tv-early' }, { name: 'tv-late' }],
      sizes: [
        { width: 320, height: 568 },
        { width: 800, height: 600 },
      ],
    },
  });
  expect(asked('--scene', 'tv-late', '--scene', 'home')).toMatchObject({
    ok: true,
    wanted: { scenes: [{ name: 'home' }, { name: 'tv-late' }] },
  });
});

test.each([
  [['--scene', 'attic'], 'Unknown scene “attic”: use one of home, tv-early, tv-late'],
  [['--size', '390'], '“390” is not a size: use one like 390x844'],
  [['--size', '0x844'], '“0x844” is not a size: use one like 390x844'],
  [['--language', 'fr'], 'Unknown language “fr”: use one of en, de'],
  [['--sharpness', 'very'], '“very” is not a sharpness: use a number from 1 to 4'],
  [['--sharpness', '0'], '“0” is not a sharpness: use a number from 1 to 4'],
  [['--only', 'tv'], '--only'],
  [['tv'], 'tv'],
])('%j is refused in one sentence', (args, words) => {
  expect(asked(...args)).toEqual({ ok: false, problem: expect.stringContaining(words) });
});
