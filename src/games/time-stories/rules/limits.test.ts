/** The tables of the limits are whole: no reason to refuse an act is without a row. */
import fs from 'node:fs';
import path from 'node:path';

const CODE = /\{\s*code: '([a-z-]+)'/g;
const codesIn = (file: string): readonly string[] =>
  [...fs.readFileSync(path.join(__dirname, file), 'utf8').matchAll(CODE)].map(
    ([, code = '']) => code,
  );
const TABLES = /^limits[A-Z]\w*\.test\.ts$/;

test('[V10] every reason has a refused row, with an allowed one beside it', () => {
  const tables = fs.readdirSync(__dirname).filter(file => TABLES.test(file));
  const refused = new Set(tables.flatMap(codesIn));
  expect(codesIn('why.ts').length).toBeGreaterThan(40);
  expect(codesIn('why.ts').filter(code => !refused.has(code))).toEqual([]);
});
