/**
 * Checks the licences of third-party works in the bundles: the list is complete and every licence
 * allowed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { shipped } from '../licences/bundled';
import { licenceFaults, nativeFaults } from '../licences/faults';
import { licenceIn } from '../licences/licence';
import { askedFor } from '../licences/nativeLibraries';
import { type Licences, licencesOf, type Part } from '../licences/parts';
import { kept, written } from '../licences/written';
import { ROOT } from '../process/prebuilt';

jest.setTimeout(120_000);

const MAKE_IT_ANEW = 'npm run licences';

let licences: Licences;
beforeAll(async () => {
  licences = licencesOf(await shipped());
});

test('the list in the app and the file beside the web app match the bundles', () => {
  for (const { file, text } of written(licences))
    expect({ file, isOfNow: kept(file) === text, makeItBy: MAKE_IT_ANEW }).toEqual({
      file,
      isOfNow: true,
      makeItBy: MAKE_IT_ANEW,
    });
});

test('every part may ship, and its licence is known', () => {
  expect(licences.parts.length).toBeGreaterThan(150);
  expect(licenceFaults(licences)).toEqual([]);
});

test('every library that native packages request is listed', async () => {
  const asked = [...(await askedFor('android')), ...(await askedFor('ios'))];
  expect(asked).toEqual(expect.arrayContaining(['org.jitsi:webrtc', 'JitsiWebRTC']));
  expect(nativeFaults(asked)).toEqual([]);
  expect(nativeFaults([...asked, 'org.new:library'])).toEqual([
    'org.new:library is not in nativeParts.ts',
  ]);
});

test('the file lies beside the web app', () => {
  expect(fs.readFileSync(path.join(ROOT, 'dist', 'licences.txt'), 'utf8')).toBe(
    kept('assets/web/licences.txt'),
  );
});

const MIT: Part = {
  name: 'a',
  version: '1.0.0',
  licence: 'MIT',
  holders: ['Ann'],
  in: ['web'],
  texts: ['MIT'],
};

test.each<[string, Partial<Part>, string]>([
  ['under the GPL', { licence: 'GPL-3.0', texts: ['MIT'] }, 'a: may not ship under GPL-3.0'],
  ['under two, one unread', { licence: 'MIT AND X' }, 'a: may not ship under MIT AND X'],
  ['with a choice', { licence: 'MIT OR GPL-3.0' }, 'a: may not ship under MIT OR GPL-3.0'],
  ['without a licence', { licence: '' }, 'a: may not ship under no licence'],
  ['under terms of Google', { licence: 'ML Kit Terms' }, 'a: may not ship under ML Kit Terms'],
  ['without a text', { texts: [] }, 'a: no text of MIT'],
  ['with a text that is not there', { texts: ['MIT', 'X'] }, 'a: no text of MIT'],
  ['of nobody', { holders: [''] }, 'a: nobody is named'],
])('a package %s may not ship', (_what, other, fault) => {
  const texts = { MIT: 'Permission is hereby granted' };
  expect(licenceFaults({ parts: [MIT], texts })).toEqual([]);
  expect(licenceFaults({ parts: [{ ...MIT, ...other }], texts })).toEqual([fault]);
});

test.each([
  [
    'MIT License\n\nCopyright (c) 2020 Ann\n\nPermission is hereby granted, …',
    ['Copyright (c) 2020 Ann'],
  ],
  ['# The MIT License (MIT)\n=====\n\n© Bo\n\nPermission is hereby granted, …', ['© Bo']],
  [
    '(MIT)\r\n\r\nCopyright Cy &lt;c@y&gt;\r\n\r\nPermission is hereby granted, …',
    ['Copyright Cy &lt;c@y&gt;'],
  ],
])('the lines that name people are separated from the text that all share', (file, holders) => {
  expect(licenceIn(file)).toEqual({ holders, text: 'Permission is hereby granted, …' });
});
