/** Comments, test titles and pages are written in plain words; this finds idioms that are not. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(__dirname, '..');
const FOLDERS = ['src', 'app', 'e2e', 'assets'];
const LONGEST_TITLE = 100;

const BEGINNING = /^(who|whom|whose|what is)\b(?!.*\?$)/i;
const IDIOMS = [
  /\banew\b/i,
  /\bcom(e|es|ing) about\b/i,
  /\bof its own\b(?! \w)|\bof its own (and|or|for|in|at|on|to|by|that|which|with)\b/i,
  /\btold\b(?! apart)/i,
  /\bsaid\b/i,
  /\bof all that\b/i,
  /\b(is|are) had\b/i,
  /\bin a hand\b/i,
  /\b(he|him|his|himself)\b/i, // a player is "they"
];

type Text = { kind: 'comment' | 'title' | 'row' | 'page'; text: string; line: number };

const faultsOf = ({ kind, text }: Text): string[] => {
  const sentences = sentencesIn(text);
  return [
    ...sentences.filter(it => BEGINNING.test(it)),
    ...IDIOMS.flatMap(idiom => sentences.filter(it => idiom.test(it))),
    ...(kind === 'title' && text.length > LONGEST_TITLE
      ? [`${text.length} characters: ${text}`]
      : []),
  ];
};

/** A test title may begin with the ids of the sentences it cites, and so does a sentence of a SPEC. */
const sentencesIn = (text: string): string[] =>
  text
    .replace(/`[^`]*`/g, '…')
    .split(/(?<=[.?!])\s+/)
    .map(it => it.replace(/^(\W*\b[A-Z]+\d+\b\W+)*["'“‘([]*/, '').trim())
    .filter(Boolean);

function textsIn(file: string, source: string): Text[] {
  if (file.endsWith('.md')) return paragraphsIn(source);
  if (file.endsWith('.sh')) return shellCommentsIn(source);
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, scriptKind(file));
  return [...commentsIn(tree), ...nodesIn(tree).flatMap(titlesOf)];
}

const scriptKind = (file: string): ts.ScriptKind =>
  file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;

const nodesIn = (node: ts.Node): ts.Node[] => {
  const parts: ts.Node[] = [];
  node.forEachChild(part => void parts.push(...nodesIn(part)));
  return [node, ...parts];
};

const lineAt = (tree: ts.SourceFile, at: number): number =>
  tree.getLineAndCharacterOfPosition(at).line + 1;

function commentsIn(tree: ts.SourceFile): Text[] {
  const ranges = new Map(
    tokensIn(tree)
      .flatMap(token => [
        ...(ts.getLeadingCommentRanges(tree.text, token.pos) ?? []),
        ...(ts.getTrailingCommentRanges(tree.text, token.end) ?? []),
      ])
      .map(({ pos, end }) => [pos, end]),
  );
  const comments = [...ranges].map(([pos, end]) => ({
    text: bare(tree.text.slice(pos, end)),
    line: lineAt(tree, pos),
    goesOn: isWholeLine(tree.text, pos),
  }));
  return joined(comments.filter(({ text }) => text !== ''));
}

/** Only such a comment may go on in the next line. */
const isWholeLine = (source: string, pos: number): boolean =>
  source.startsWith('//', pos) &&
  source.slice(source.lastIndexOf('\n', pos - 1) + 1, pos).trim() === '';

/** Text between tags is no token, and may hold what looks like a comment. */
const tokensIn = (node: ts.Node): ts.Node[] => {
  if (ts.isJsxText(node)) return [];
  const parts = node.getChildren();
  return parts.length > 0 ? parts.flatMap(tokensIn) : [node];
};

const bare = (comment: string): string =>
  comment
    .replace(/^\/\/+|^\/\*+|\*+\/$/g, '')
    .replace(/\n\s*\*?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Several lines of `//` are one comment. */
function joined(lines: readonly { text: string; line: number; goesOn: boolean }[]): Text[] {
  const comments: { text: string; line: number; next: number | undefined }[] = [];
  for (const { text, line, goesOn } of lines) {
    const before = comments.at(-1);
    const next = goesOn ? line + 1 : undefined;
    if (before && goesOn && before.next === line) {
      before.text += ` ${text}`;
      before.next = next;
    } else comments.push({ text, line, next });
  }
  return comments.map(({ text, line }) => ({ kind: 'comment', text, line }));
}

function shellCommentsIn(source: string): Text[] {
  const lines = source.split('\n').map((text, index) => ({ text, line: index + 1 }));
  return joined(
    lines
      .filter(({ text }) => /(^|\s)#(?!!)/.test(text))
      .map(({ text, line }) => ({
        text: text.replace(/^.*?(^|\s)#\s*/, ''),
        line,
        goesOn: /^\s*#/.test(text),
      })),
  );
}

const TESTS = /^(it|test|describe)\b/;

function titlesOf(node: ts.Node): Text[] {
  if (!ts.isCallExpression(node) || !TESTS.test(node.expression.getText())) return [];
  const [first] = node.arguments;
  if (!first) return [];
  const line = lineAt(node.getSourceFile(), first.getStart());
  if (ts.isArrayLiteralExpression(first)) return rowsOf(first);
  return titleText(first).map(text => ({ kind: 'title', text, line }));
}

/** In `test.each([['a row', 1]])('title %s')`, what each row begins with. */
const rowsOf = (rows: ts.ArrayLiteralExpression): Text[] =>
  rows.elements.flatMap(row => {
    const head = ts.isArrayLiteralExpression(row) ? row.elements[0] : row;
    const line = lineAt(row.getSourceFile(), row.getStart());
    return head ? titleText(head).map((text): Text => ({ kind: 'row', text, line })) : [];
  });

const titleText = (node: ts.Expression): string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isTemplateExpression(node) ? [node.getText().slice(1, -1)] : [];
};

/** The prose of a page: no headings, no code. */
function paragraphsIn(source: string): Text[] {
  const prose = source.replace(/^```[\s\S]*?^```/gm, code => code.replace(/[^\n]/g, ''));
  return prose.split('\n').flatMap((text, index): Text[] => {
    const words = text.replace(/^[\s>*|-]+/, '');
    return words === '' || words.startsWith('#')
      ? []
      : [{ kind: 'page', text: words, line: index + 1 }];
  });
}

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(file => path.posix.join(folder, file.split(path.sep).join('/')));

const all = (): string[] =>
  [...fs.readdirSync(ROOT), ...FOLDERS.flatMap(filesIn)].filter(
    file => /\.([cm]?[jt]sx?|sh|md)$/.test(file) && !/(^|\/)node_modules\//.test(file),
  );

/** The folder in `src`, the game, or the folder beside `src` to which a file belongs. */
const roomOf = (file: string): string =>
  /^src\/games\/[^/]+(?=\/)|^src\/[^/]+(?=\/)|^[^/]+(?=\/)/.exec(file)?.[0] ?? '.';

const THIS_FILE = 'src/plainWords.test.ts';

function faultsByRoom(): Map<string, string[]> {
  const rooms = new Map<string, string[]>();
  for (const file of all().filter(it => it !== THIS_FILE)) {
    const texts = textsIn(file, fs.readFileSync(path.join(ROOT, file), 'utf8'));
    const faults = texts.flatMap(it => faultsOf(it).map(fault => `${file}:${it.line} ${fault}`));
    rooms.set(roomOf(file), [...(rooms.get(roomOf(file)) ?? []), ...faults]);
  }
  return rooms;
}

const byRoom = faultsByRoom();

test.each([...byRoom.keys()])('%s is written in plain words', room => {
  expect(byRoom.get(room)).toEqual([]);
});

const faultsIn = (file: string, source: string): string[] =>
  textsIn(file, source).flatMap(faultsOf);

test.each([
  ['a comment', 'x.ts', '/** Who is away counts. */\nconst a = 1;'],
  ['a comment of several lines', 'x.ts', '// The list is made\n// anew.\nconst a = 1;'],
  ['a comment behind code', 'x.ts', 'const a = f({\n  b: 1, // of its own\n});'],
  ['a comment among tags', 'x.tsx', 'const a = <A>{/* What is left. */}</A>;'],
  ['a comment below another', 'x.ts', 'a(); // not yet\n/** Who is away counts. */\nb();'],
  ['the second sentence of a comment', 'x.ts', '// It counts. Whose it is stays.\nf();'],
  ['a title', 'x.ts', "test('[P1] how a list comes about', f);"],
  ['a title after its ids', 'x.ts', "test.skip('[P1] [P2] who acts', f);"],
  ['a long title', 'x.ts', `describe('${'a'.repeat(101)}', f);`],
  ['a title that counts', 'x.ts', 'it(`${4} lists anew`, f);'],
  ['a row', 'x.ts', "test.each([['Whom we know', 1]])('%s', f);"],
  ['a line of a script', 'x.sh', '#!/bin/sh\ncd a # Who is here goes.'],
  ['a page', 'x.md', '# Words\n\n- **P1** Who acts is heard.'],
  ['a player who is a man', 'x.md', 'A player keeps his seat.'],
])('finds the idiom in %s', (_where, file, source) => {
  expect(faultsIn(file, source)).toHaveLength(1);
});

test.each([
  ['a question', 'x.md', 'Who sits there?'],
  ['a heading and code', 'x.md', '# What is on the port\n\n```sh\nmake anew\n```\n\nSay `anew`.'],
  ['an adjective', 'x.md', 'It closes the port of its own table.'],
  ['a longer word', 'x.md', 'It is the table of its owner.'],
  ['another string', 'x.ts', "const a = 'Who is // of its own';"],
  ['text between tags', 'x.tsx', 'const a = <A>Who is // of its own</A>;'],
  ['plain words', 'x.ts', "// Whoever asks gets the list.\ntest('the list stays', f);"],
])('lets pass %s', (_what, file, source) => {
  expect(faultsIn(file, source)).toEqual([]);
});
