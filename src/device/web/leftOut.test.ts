import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { LEFT_OUT } from './leftOut';

/** Imports of names that the web bundle leaves out. */
const faults = (source: string): string[] =>
  importsOf(source)
    .filter(({ from, name }) => LEFT_OUT.some(it => it.from === from && it.names.test(name)))
    .map(({ from, name }) => `${name} of ${from}`);

function importsOf(source: string) {
  const tree = ts.createSourceFile('x.tsx', source, ts.ScriptTarget.ESNext);
  return tree.statements.filter(ts.isImportDeclaration).flatMap(it => {
    const bindings = it.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(it.moduleSpecifier))
      return [];
    const from = it.moduleSpecifier.text;
    return bindings.elements.map(({ propertyName, name }) => ({
      from,
      name: (propertyName ?? name).text,
    }));
  });
}

test.each([
  [`import { FlatList } from 'react-native'`, ['FlatList of react-native']],
  [`import { View, Switch as Toggle } from 'react-native'`, ['Switch of react-native']],
  [
    `import { ZoomIn, FadeIn } from 'react-native-reanimated'`,
    ['ZoomIn of react-native-reanimated'],
  ],
  [`import { SlideInUp } from './slides'`, []],
  [`import { GestureDetector } from 'react-native-gesture-handler'`, []],
])('%s', (source, expected) => {
  expect(faults(source)).toEqual(expected);
});

const SRC = path.join(__dirname, '..', '..');

/** A browser gets another file in its place. */
const isReplaced = (file: string): boolean =>
  fs.existsSync(path.join(SRC, file.replace(/(\.tsx?)$/, '.web$1')));

test('no module imports a name that the web bundle leaves out', () => {
  const files = fs
    .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter(file => /^(?!cli[\\/]bench[\\/]).*\.tsx?$/.test(file) && !isReplaced(file));
  const wrong = files.flatMap(file =>
    faults(fs.readFileSync(path.join(SRC, file), 'utf8')).map(it => `${file}: ${it}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test.each(LEFT_OUT.map(it => [it.from, it] as const))(
  'every file left out of %s is still at its place',
  (from, { files }) => {
    const at = from === 'react-native' ? 'react-native-web' : from;
    const there = fs
      .readdirSync(path.join(SRC, '..', 'node_modules', at), { recursive: true, encoding: 'utf8' })
      .map(file => `/${at}/${file}`.replaceAll('\\', '/'));
    const moved = files.filter(part => !there.some(file => part.test(file)));
    expect(moved.map(String)).toEqual([]);
  },
);
