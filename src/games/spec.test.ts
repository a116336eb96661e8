import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Test sources by file name, from the folder of a game's rules or from another room. */
type Sources = Readonly<Record<string, string>>;

const SENTENCE = /^\s*- \*\*([A-Z]+\d+)\*\*/gm;
const CITED = /\[([A-Z]+\d+)\]/g;
const BEGINS = /^\[[A-Z]+\d+\]/;
// Skipped tests and todos prove nothing, so they do not match.
const RUNS = /^(test|it)(\.(only|failing|concurrent))*$/;
const RUNS_EACH = /^(test|it)(\.(only|failing|concurrent))*\.each$/;

/** Reports sentences without a test, tests without a sentence, and ids used twice. */
function faults(spec: string, tests: Sources): string[] {
  const sentences = found(SENTENCE, spec);
  const titles = Object.entries(tests).flatMap(([file, source]) =>
    titlesIn(source).map(title => ({ title, says: `${file}: "${title}"`, cites: citedBy(title) })),
  );
  const tested = new Set(titles.flatMap(({ cites }) => cites));
  return [
    ...sentences.filter(twice).map(id => `SPEC.md: there are two ${id}`),
    ...titles
      .filter(({ title }) => !BEGINS.test(title))
      .map(({ says }) => `${says} does not begin with a sentence`),
    ...titles.flatMap(({ says, cites }) =>
      cites.filter(id => !sentences.includes(id)).map(id => `${says}: there is no ${id}`),
    ),
    ...sentences.filter(id => !tested.has(id)).map(id => `SPEC.md: ${id} has no test`),
  ];
}

const found = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, name]) => name as string);
const citedBy = (title: string) => found(CITED, title);
const twice = (id: string, place: number, all: readonly string[]) => all.indexOf(id) < place;

/** Returns the beginning of every test's title, or of each row of its table. */
function titlesIn(source: string): string[] {
  const file = ts.createSourceFile('x.ts', source, ts.ScriptTarget.ESNext, true);
  const calls = nodesIn(file).filter(ts.isCallExpression);
  return calls.flatMap(({ expression, arguments: [title] }) => {
    if (title && RUNS.test(nameOf(expression))) return [textOf(title)];
    return title && isEach(expression) ? rowTitles(textOf(title), expression.arguments[0]) : [];
  });
}

const nodesIn = (node: ts.Node): ts.Node[] => {
  const parts: ts.Node[] = [];
  node.forEachChild(part => void parts.push(...nodesIn(part)));
  return [node, ...parts];
};

const nameOf = (called: ts.Expression) => called.getText().replace(/\s/g, '');

const isEach = (called: ts.Expression): called is ts.CallExpression =>
  ts.isCallExpression(called) && RUNS_EACH.test(nameOf(called.expression));

/** Every row also cites what the common title cites. */
function rowTitles(common: string, rows: ts.Expression | undefined): string[] {
  const cited = citedBy(common).map(id => `[${id}] `);
  return rowsOf(rows).map(row => [...cited, headOf(row)].join(''));
}

/** Returns the rows of a list, inline or named; anything else stands for itself. */
function rowsOf(rows: ts.Expression | undefined): ts.Expression[] {
  if (!rows) return [];
  const list = valueOf(rows);
  if (!ts.isArrayLiteralExpression(list)) return [madeRow(list) ?? list];
  return list.elements.flatMap(row => (ts.isSpreadElement(row) ? rowsOf(row.expression) : [row]));
}

/** Returns the row in `things.map(thing => row)`. */
function madeRow(list: ts.Expression): ts.Expression | undefined {
  if (!ts.isCallExpression(list) || !nameOf(list.expression).endsWith('.map')) return undefined;
  const [make] = list.arguments;
  return make && ts.isArrowFunction(make) && !ts.isBlock(make.body) ? make.body : undefined;
}

function headOf(row: ts.Expression): string {
  const cells = valueOf(row);
  return textOf((ts.isArrayLiteralExpression(cells) && cells.elements[0]) || cells);
}

/** Drops type assertions, and replaces a name of this file by its value. */
function valueOf(node: ts.Expression): ts.Expression {
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return valueOf(node.expression);
  if (!ts.isIdentifier(node)) return node;
  const value = nodesIn(node.getSourceFile())
    .filter(ts.isVariableDeclaration)
    .find(({ name }) => name.getText() === node.text)?.initializer;
  return value ? valueOf(value) : node;
}

function textOf(node: ts.Expression): string {
  if (ts.isTemplateExpression(node)) return node.head.text;
  return ts.isStringLiteralLike(node) ? node.text : node.getText();
}

/** A room tests other things too, so only files that cite a sentence count. */
function citing(spec: string, tests: Sources): Sources {
  const sentences = found(SENTENCE, spec);
  const cites = (source: string) =>
    titlesIn(source).some(title => citedBy(title).some(id => sentences.includes(id)));
  return Object.fromEntries(Object.entries(tests).filter(([, source]) => cites(source)));
}

function specIn(folder: string): string {
  return fs.readFileSync(path.join(folder, 'SPEC.md'), 'utf8');
}

function testsIn(folder: string): Sources {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const tests = files.filter(file => file.endsWith('.test.ts')).toSorted();
  return Object.fromEntries(
    tests.map(file => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );
}

type Told = { name: string; spec: string; tests: Sources };

const room = (name: string) => path.join(__dirname, '..', name);
const games = fs
  .readdirSync(__dirname)
  .map(game => ({ name: game, rules: path.join(__dirname, game, 'rules') }))
  .filter(({ rules }) => fs.existsSync(path.join(rules, 'SPEC.md')))
  .map(({ name, rules }): Told => ({ name, spec: specIn(rules), tests: testsIn(rules) }));
const protocol = specIn(room('protocol'));
const between = {
  ...testsIn(room('protocol')),
  ...testsIn(room('table')),
  ...testsIn(room('stores')),
};
const link = specIn(room('link'));
const SPECS: Told[] = [
  ...games,
  { name: 'protocol', spec: protocol, tests: citing(protocol, between) },
  { name: 'link', spec: link, tests: citing(link, testsIn(room('link'))) },
];

test.each(SPECS)('$name: every sentence has a test, and every test a sentence', told => {
  expect(faults(told.spec, told.tests)).toEqual([]);
});

const SPEC = `# Tidepool

- **D1** Only who is on turn dives. _(Ruling.)_
- **D12** A tile taken is gone. See **X9**.
`;
const BOTH = "test('[D1] a', () => {}); it('[D12] b', () => {});";

test.each([
  ['a title each', BOTH],
  ['one title for both', "test('[D1] [D12] a', () => {});"],
  ['one title for both, without a space between', "test('[D1][D12] a', () => {});"],
  ['a title with a placeholder', 'test(`[D1] [D12] of ${4}`, () => {});'],
  ['a nested test', "describe('dives', () => { test('[D1] [D12] a', () => {}); });"],
  ['rows', "test.each([['[D1] a', 1], ['[D12] b', 2]])('refused %s', () => {});"],
  ['rows of one', "test.each(['[D1] a', '[D12] b'])('%s', () => {});"],
  ['rows with types', "test.each<Case>([['[D1] [D12] a', 1]] satisfies Case[])('%s', f);"],
  ['named rows', "const ROWS: Case[] = [['[D1] [D12] a']]; test.each(ROWS)('%s', f);"],
  ['named rows with types', "test.each(R)('%s', f); const R = [['[D1] [D12]']] satisfies C[];"],
  ['rows among rows', "const R = [['[D1] a']]; test.each([...R, ['[D12] b']])('%s', f);"],
  ['a named row', "const row = ['[D1] [D12] a'] as const; test.each([row])('%s', f);"],
  ['mapped rows', "test.each(SEATS.map((it): Case => [`[D1] [D12] of ${it}`, 1]))('%s', f);"],
  ['a common title', "test.each([[1], [2]])('[D1] [D12] for %d', f);"],
  ['a common title and rows of any kind', "test.each(SEATS.map(f))('[D1] [D12] for %s', f);"],
  ['a common title and rows', "test.each([['[D12] a']])('refused [D1] %s', f);"],
  ['unrelated calls', `${BOTH} /x/.test('a'); expect('a').toBe('b'); protest('a');`],
])('passes with %s', (_what, source) => {
  expect(faults(SPEC, { 'a.test.ts': source })).toEqual([]);
});

test('a file belongs to a SPEC if at least one of its tests cites it, and then all its tests do', () => {
  const belongs = { 'a.test.ts': "test('x', f); test('[D1] a', f);" };
  const others = { 'b.test.ts': "test('y', f);", 'c.test.ts': "test('[W1] of another', f);" };
  expect(citing(SPEC, { ...belongs, ...others })).toEqual(belongs);
});

const UNCITED = 'does not begin with a sentence';

test.each([
  ['an uncited test', "test('dives', f);", `a.test.ts: "dives" ${UNCITED}`],
  ['a citation after the first word', "it('dives [D1]', f);", `a.test.ts: "dives [D1]" ${UNCITED}`],
  [
    'a nested uncited test',
    "describe('[D1]', () => { it('a', f); });",
    `a.test.ts: "a" ${UNCITED}`,
  ],
  ['an uncited row', "test.each([['[D1] a'], ['b']])('%s', f);", `a.test.ts: "b" ${UNCITED}`],
  ['an uncited named row', "const R = [['b']]; it.each(R)('%s', f);", `a.test.ts: "b" ${UNCITED}`],
  ['an uncited row of one', "test.each(['b'])('%s', f);", `a.test.ts: "b" ${UNCITED}`],
  ['rows defined elsewhere', "test.each(ROWS)('%s', f);", `a.test.ts: "ROWS" ${UNCITED}`],
  [
    'an uncited mapped row',
    "test.each(SEATS.map(s => ['b', s]))('%s', f);",
    `a.test.ts: "b" ${UNCITED}`,
  ],
  [
    'mapped rows defined elsewhere',
    "test.each(all.map(f))('%s', f);",
    `a.test.ts: "all.map(f)" ${UNCITED}`,
  ],
  ['a computed title', "test('[D1]' + name, f);", `a.test.ts: "'[D1]' + name" ${UNCITED}`],
  ['an unknown sentence', "test('[X9] a', f);", 'a.test.ts: "[X9] a": there is no X9'],
  ['a second unknown one', "test('[D1] [D2] a', f);", 'a.test.ts: "[D1] [D2] a": there is no D2'],
  [
    'an unknown one in a row',
    "test.each([['[D3]']])('%s', f);",
    'a.test.ts: "[D3]": there is no D3',
  ],
  [
    'an unknown one for all',
    "test.each([1])('[D4] %d', f);",
    'a.test.ts: "[D4] 1": there is no D4',
  ],
])('finds %s', (_what, source, fault) => {
  expect(faults(SPEC, { 'b.test.ts': BOTH, 'a.test.ts': source })).toEqual([fault]);
});

test.each([
  ['without a test', "test('[D1] a', f);"],
  ['with a skipped test', "test('[D1] a', f); test.skip('[D12] b', f); xit('[D12] c', f);"],
  ['with a test still to be written', "test('[D1] a', f); test.todo('[D12] b');"],
  ['that is only part of a longer title', "test('[D1] a D12', f); // test('[D12] a', f);"],
])('finds a sentence %s', (_what, source) => {
  expect(faults(SPEC, { 'a.test.ts': source })).toEqual(['SPEC.md: D12 has no test']);
});

test('finds two sentences with one id', () => {
  const spec = `${SPEC}- **D1** Only who has air dives.\n`;
  expect(faults(spec, { 'a.test.ts': BOTH })).toEqual(['SPEC.md: there are two D1']);
});
