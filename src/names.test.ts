/** An exported name means one thing: a reader who has met it knows it everywhere. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Each screen is exported twice: as it is, and as a stand-in that fetches it when it is opened. */
const STAND_INS = /^screens\/(pages|home\/sheets)\.ts$/;

/** Catalogues have the same shape in every language, and a game's texts mirror those of the table. */
const CATALOGUES = /(^|\/)(texts\/|words(\.|\/)|tableWhy\.)/;

/** Tests and their fixtures are read alone; the benchmarks are a package. */
const ELSEWHERE = /\.test\.tsx?$|\.d\.ts$|(^|\/)(testing|node_modules)\/|^cli\/bench\//;

type Source = { file: string; text: string };

const sources = (): Source[] =>
  fs
    .readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .map(file => file.split(path.sep).join('/'))
    .filter(file => /\.tsx?$/.test(file))
    .filter(file => ![STAND_INS, CATALOGUES, ELSEWHERE].some(pattern => pattern.test(file)))
    .map(file => ({ file, text: fs.readFileSync(path.join(__dirname, file), 'utf8') }));

/** `x.web.ts` and `x.native.ts` export the same thing for different platforms. */
const withoutPlatform = (file: string): string =>
  file.replace(/\.(web|native|android|ios)(?=\.tsx?$)/, '');

/** Two games never meet, so each may use a word of the other; both meet everything else. */
const gameOf = (file: string): string | undefined => /^games\/([^/]+)\//.exec(file)?.[1];

const mayMeet = (one: string, other: string): boolean =>
  gameOf(one) === undefined || gameOf(other) === undefined || gameOf(one) === gameOf(other);

function exportedNames({ file, text }: Source): string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return tree.statements.filter(isExported).flatMap(namesOf);
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const { name } = statement as ts.DeclarationStatement;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap(part => (ts.isBindingElement(part) ? boundNames(part.name) : []));

/** Every name that two files export which may meet, with those files. */
function clashes(all: readonly Source[]): Record<string, string[]> {
  const files = new Map<string, Set<string>>();
  for (const source of all) {
    for (const name of exportedNames(source)) {
      files.set(name, (files.get(name) ?? new Set()).add(withoutPlatform(source.file)));
    }
  }
  const lists = [...files].map(([name, found]): [string, string[]] => [name, [...found].sort()]);
  return Object.fromEntries(
    lists.filter(([, found]) =>
      found.some((one, n) => found.slice(n + 1).some(other => mayMeet(one, other))),
    ),
  );
}

test('no exported name has two meanings', () => {
  expect(clashes(sources())).toEqual({});
});

const named = (...names: [file: string, text: string][]) =>
  Object.keys(clashes(names.map(([file, text]) => ({ file, text }))));

test('the same name in two files is found, whatever it names', () => {
  const one = 'export const a = 1; export type B = 2; export function c() {}';
  const other = 'export const [a] = [2]; export interface B {} export class c {}';
  expect(named(['kit/x.ts', one], ['link/y.ts', other])).toEqual(['a', 'B', 'c']);
});

test.each<[string, string, string]>([
  ['in two games', 'games/go/a.ts', 'games/chess/a.ts'],
  ['of two platforms', 'device/a.web.ts', 'device/a.native.ts'],
])('the same name %s is no clash', (_where, one, other) => {
  expect(named([one, 'export const a = 1;'], [other, 'export const a = 2;'])).toEqual([]);
});

test('a name that is not exported is no clash', () => {
  expect(named(['a.ts', 'const a = 1;'], ['b.ts', 'export const a = 2;'])).toEqual([]);
});
