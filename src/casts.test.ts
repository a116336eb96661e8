import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A cast hides a type that is missing or too wide: mend the type, then lower this number. */
const MOST = 79;

const ROOT = path.join(__dirname, '..');
const FOLDERS = ['src', 'app'];

/** Tests cast on purpose, and a decoder turns what it has checked into the type. */
const SPARED = [
  /\.test\.tsx?$/,
  /(^|\/)testing\//,
  /^src\/table\/nim\.ts$/, // a game for tests only
  /(^|\/)decode[^/]*\.ts$/,
  /^src\/protocol\//,
  /^src\/cli\/bench\//, // a separate package
];
const isSpared = (file: string): boolean => SPARED.some(pattern => pattern.test(file));

const sources = (): readonly string[] =>
  FOLDERS.flatMap(folder =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map(file => path.posix.join(folder, file)),
  ).filter(file => /\.tsx?$/.test(file) && !isSpared(file));

const isConst = (type: ts.TypeNode): boolean => type.getText() === 'const';

/** The body of a zod `.transform` is a decoder. */
const isTransform = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'transform';

function castsIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const casts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isTransform(node)) return;
    if (ts.isAsExpression(node) && !isConst(node.type)) {
      const { line } = source.getLineAndCharacterOfPosition(node.type.getStart());
      casts.push(`${file}:${line + 1} as ${node.type.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return casts;
}

test('casts are counted, and what is no cast is not', () => {
  const text = `
    import { a as b } from './a';
    const one = b as string;
    const two = ['x'] as const;
    const three = (b as unknown as number) + 1;
    const four = schema.transform(text => text as Seat);
  `;
  expect(castsIn('a.ts', text)).toEqual([
    'a.ts:3 as string',
    'a.ts:5 as number',
    'a.ts:5 as unknown',
  ]);
});

test('outside decoders and tests there are no more casts than there were', () => {
  const casts = sources().flatMap(file =>
    castsIn(file, fs.readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(casts.length > MOST ? casts : []).toEqual([]);
});
