import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * A worklet takes along what it names at the moment it is made, so what it names must stand above it.
 * A function further down is hoisted in a test, but is no function yet in the app.
 */
function tooEarly(source: string): string[] {
  const file = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.ESNext,
    true,
    ts.ScriptKind.TSX,
  );
  const declared = new Map(file.statements.flatMap(namesOf));
  return file.statements.filter(isWorklet).flatMap(worklet =>
    namedIn(worklet)
      .filter(name => (declared.get(name) ?? -1) > worklet.pos)
      .map(name => `${worklet.name?.text ?? ''} names ${name}`),
  );
}

function namesOf(statement: ts.Statement): [string, number][] {
  if (ts.isFunctionDeclaration(statement) && statement.name)
    return [[statement.name.text, statement.pos]];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(it => [it.name.getText(), statement.pos]);
}

const isWorklet = (statement: ts.Statement): statement is ts.FunctionDeclaration => {
  const first = ts.isFunctionDeclaration(statement) && statement.body?.statements[0];
  return !!first && first.getText().startsWith("'worklet'");
};

function namedIn(worklet: ts.FunctionDeclaration): string[] {
  const names = new Set<string>();
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    node.forEachChild(walk);
  };
  worklet.body?.forEachChild(walk);
  return [...names];
}

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /(?<!\.test)\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map(name => path.join(folder, name));

const worklets = filesIn(__dirname).filter(file =>
  fs.readFileSync(file, 'utf8').includes("'worklet'"),
);

test.each(worklets.map(file => path.relative(__dirname, file)))(
  'every worklet in %s names what stands above it',
  file => {
    expect(tooEarly(fs.readFileSync(path.join(__dirname, file), 'utf8'))).toEqual([]);
  },
);

test.each([
  ['a number', "function f() { 'worklet'; return A; }\nconst A = 1;", ['f names A']],
  ['a worklet', "function f() { 'worklet'; g(); }\nfunction g() { 'worklet'; }", ['f names g']],
  ['nothing', "const A = 1;\nfunction f() { 'worklet'; return A; }", []],
  ['itself', "function f() { 'worklet'; f(); }", []],
  ['a function that is no worklet', 'function f() { return A; }\nconst A = 1;', []],
])('the guard sees a worklet that names too early: %s', (_what, source, found) => {
  expect(tooEarly(source)).toEqual(found);
});
