/** Everything a player reads or hears stands in a catalogue, in every language we speak. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

type Catalogue = { readonly [key: string]: string | Catalogue };

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(__dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => !name.includes('node_modules'))
    .map(name => path.posix.join(folder, name.split(path.sep).join('/')));

const all = filesIn('.');
const english = all.filter(file => /(^|\/)texts\/[\w-]+\.en\.ts$/.test(file));

/** The one catalogue a file exports, with every word by its whole key. */
function wordsIn(file: string): Map<string, string> {
  const [catalogue] = Object.values(
    jest.requireActual<Record<string, Catalogue>>(path.join(__dirname, file)),
  );
  return new Map(flat(catalogue ?? {}));
}

const flat = (catalogue: Catalogue, before = ''): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, words]): [string, string][] =>
    typeof words === 'string' ? [[before + key, words]] : flat(words, `${before}${key}.`),
  );

const hasWords = (text: string): boolean =>
  /\p{L}{2}/u.test(text.replace(/&\w+;|\{\{\w+\}\}/g, ''));

const blanks = (words: string): string[] =>
  [...new Set([...words.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].sort();

describe.each(english)('%s', file => {
  const [en, de] = [wordsIn(file), wordsIn(file.replace('.en.ts', '.de.ts'))];

  test('says the same things in German', () => {
    expect([...de.keys()].sort()).toEqual([...en.keys()].sort());
    expect(en.size).toBeGreaterThan(0);
  });

  test('leaves the same blanks in German', () => {
    // The singular may leave the number out, as in “a cube”.
    const counted = (key: string, words: string) =>
      blanks(words).filter(blank => blank !== 'count' || !key.endsWith('_one'));
    const differing = [...en].filter(
      ([key, words]) => counted(key, words).join() !== counted(key, de.get(key) ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  test('has a plural for every singular', () => {
    const singles = [...en.keys()].filter(key => key.endsWith('_one'));
    expect(singles.filter(key => !en.has(key.replace(/_one$/, '_other')))).toEqual([]);
  });

  test('has nothing that nobody has translated, and nothing typed on a typewriter', () => {
    const long = [...en].filter(([, words]) => words.split(' ').filter(hasWords).length > 4);
    expect(long.filter(([key, words]) => de.get(key) === words)).toEqual([]);
    const typed = [...en.values(), ...de.values()].filter(words => /"|\w'\w|\.\.\./.test(words));
    expect(typed).toEqual([]);
  });
});

const SAID = /^(title|name|text|hint|placeholder|label|aria-label|accessibilityLabel|backName)$/;

/** Words that stand in a component, where no other language finds them. */
function literals(source: string): string[] {
  const file = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.ESNext,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && SAID.test(node.name.getText())) {
      const value = node.initializer;
      if (value && ts.isStringLiteral(value) && hasWords(value.text)) found.push(value.text);
    }
    if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteral(node.expression)) {
      const isSaid = !ts.isJsxAttribute(node.parent) || SAID.test(node.parent.name.getText());
      if (isSaid && hasWords(node.expression.text)) found.push(node.expression.text);
    }
    node.forEachChild(walk);
  };
  walk(file);
  return found;
}

/** An icon is called by its name and never read; the name of the app is the same everywhere. */
const isCalled = (words: string): boolean =>
  /^[a-z][a-zA-Z]*$/.test(words) || words === 'Sandtable';

const components = all.filter(file => /(?<!\.test)\.tsx$/.test(file));

test.each(components)('%s has no text outside the catalogues', file => {
  const source = fs.readFileSync(path.join(__dirname, file), 'utf8');
  expect(literals(source).filter(words => !isCalled(words))).toEqual([]);
});

test.each([
  ['a word', '<Type>Hello there</Type>', ['Hello there']],
  ['a word in braces', "<Type>{'Hello there'}</Type>", ['Hello there']],
  ['a name', '<Press name="Touch me" />', ['Touch me']],
  ['a name in braces', "<Press name={'Touch me'} />", ['Touch me']],
  ['a sign', '<Type>· × 3</Type>', []],
  ['an id', '<View testID="two words" />', []],
])('the guard sees %s', (_what, source, found) => {
  expect(literals(source)).toEqual(found);
});
