import path from 'node:path';
import ts from 'typescript';

/**
 * TVs run old browsers. Chromium 79 is common, which has ES2020. The bundler translates newer
 * syntax, but not newer functions.
 */
const NEWER = /[\\/]lib\.es(202[1-9]|20[3-9]\d|next)\.[^\\/]*$/;
/** Functions of browsers, whose types name no year; all are younger than Chromium 79. */
const NEWER_IN_BROWSERS = new Set([
  'structuredClone',
  'randomUUID',
  'replaceChildren',
  'scheduler',
]);
/** Declared in later libraries, though Chromium 79 has them. */
const OLD_ENOUGH = new Set(['ListFormat']);

const HOUSE = path.join(__dirname, '..');
/** These run on Node, or in tests only. */
const ELSEWHERE = /^src\/(beacon|cli)\/|\.test\.tsx?$|(^|\/)acceptance\.ts$/;

function faults(program: ts.Program, files: readonly ts.SourceFile[]): string[] {
  const checker = program.getTypeChecker();
  const young = youngNames(program);
  return files.flatMap(file => {
    const found = namesIn(file).filter(({ text }) => young.has(text));
    return found
      .filter(name => isYoung(checker, name))
      .map(name => `${path.relative(HOUSE, file.fileName)}: ${name.text}`);
  });
}

/** Names declared in newer libraries. Only for these the type checker has to find their meaning. */
const youngNames = (program: ts.Program): Set<string> => {
  const libraries = program.getSourceFiles().filter(({ fileName }) => NEWER.test(fileName));
  return new Set([...NEWER_IN_BROWSERS, ...libraries.flatMap(namesIn).map(({ text }) => text)]);
};

function namesIn(node: ts.Node): ts.Identifier[] {
  const parts: ts.Identifier[] = ts.isIdentifier(node) ? [node] : [];
  node.forEachChild(part => void parts.push(...namesIn(part)));
  return parts;
}

function isYoung(checker: ts.TypeChecker, name: ts.Identifier): boolean {
  if (OLD_ENOUGH.has(name.text)) return false;
  const declared = meant(checker, name)?.declarations ?? [];
  const files = declared.map(it => it.getSourceFile().fileName);
  const isTheirs = files.some(file => /[\\/]lib\.dom\./.test(file));
  if (isTheirs && NEWER_IN_BROWSERS.has(name.text)) return true;
  return files.length > 0 && files.every(file => NEWER.test(file));
}

/** In `const { at } = list`, this is the property of the list, not the new variable. */
function meant(checker: ts.TypeChecker, name: ts.Identifier): ts.Symbol | undefined {
  const { parent } = name;
  const isTaken =
    ts.isBindingElement(parent) &&
    ts.isObjectBindingPattern(parent.parent) &&
    (parent.propertyName ?? parent.name) === name;
  if (!isTaken) return checker.getSymbolAtLocation(name);
  return checker.getTypeAtLocation(parent.parent).getProperty(name.text);
}

function program(): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(HOUSE, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  const { options = {}, fileNames = [] } = config ?? {};
  return ts.createProgram(fileNames.filter(isOurs), { ...options, types: [] });
}

function isOurs(fileName: string): boolean {
  const file = path.relative(HOUSE, fileName).split(path.sep).join('/');
  return /^(src|app)\//.test(file) && !ELSEWHERE.test(file);
}

test('no code for old browsers calls a function that they lack', () => {
  const whole = program();
  const files = whole.getSourceFiles().filter(({ fileName }) => isOurs(fileName));
  expect(files.length).toBeGreaterThan(100);
  expect(faults(whole, files)).toEqual([]);
}, 120_000);

test.each([
  ['a list from its end', "['a'].at(-1);", 'at'],
  ['a sorted copy of a list', '[2, 1].toSorted();', 'toSorted'],
  ['the last match', '[2, 1].findLast(Boolean);', 'findLast'],
  ['replacing all', "'a'.replaceAll('a', 'b');", 'replaceAll'],
  ['an own property', "Object.hasOwn({}, 'a');", 'hasOwn'],
  ['a destructured method', 'const { at } = [1];', 'at'],
  ['the first promise to settle', 'void Promise.any([]);', 'any'],
  ['a copy', 'structuredClone({});', 'structuredClone'],
  ['a random UUID', 'crypto.randomUUID();', 'randomUUID'],
  ['a weak reference', 'export const f = (ref: WeakRef<object>) => ref;', 'WeakRef'],
])('%s is found', (_what, source, name) => {
  expect(faultsOf(source)).toContain(`src/x.ts: ${name}`);
});

test.each([
  ['an older function', "'a'.matchAll(/a/g); [1].flatMap(x => x); Object.fromEntries([]);"],
  ['a method of our own', 'const room = { at: 1, replaceAll() {} }; room.replaceAll(); room.at;'],
  ['syntax', 'const f = (a?: { b: number }) => a?.b ?? 1_000; f();'],
])('%s may be called', (_what, source) => {
  expect(faultsOf(source)).toEqual([]);
});

function faultsOf(source: string): string[] {
  const file = path.join(HOUSE, 'src/x.ts');
  const options: ts.CompilerOptions = { target: ts.ScriptTarget.ESNext, types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true);
  host.getSourceFile = (name, ...more) => (name === file ? tree : getSourceFile(name, ...more));
  const made = ts.createProgram([file], options, host);
  return faults(made, [tree]);
}
