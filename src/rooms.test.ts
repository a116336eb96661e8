import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/** Paths count from src/. GAME is the game a file belongs to, * is any game. */
type Room = {
  at: string;
  sees: string;
  packages: RegExp;
  pure?: true;
  /** What it may load at once; the rest by `import()`. */
  atOnce?: string;
};

const NONE = /$^/;
const NODE_TOO = /./;
const ANY = /^(?!node:)/;
const ZOD = /^zod$/;
const WIRE = /^(zod$|@noble\/(hashes|ciphers)\/)/;
const WORDS = /^(i18next|react-i18next|expo-localization)$/;

const GAMES =
  'games/board.ts games/games.ts games/manifest.ts games/manifests.ts games/packReader.ts';
const CONTRACTS = 'games/board.ts games/game.ts games/packReader.ts';
const CORE = 'kit/ games/game.ts protocol/ table/';
const NO_SCREEN = `${CORE} packs/ link/ station/ device/ stores/ games/*/texts/ texts/`;
const ANY_GAME = `${GAMES} games/*/rules/ games/*/deck/ games/*/mission/ games/*/missions/
  games/testing/`;

/** From the inside out: what each room may import besides itself. The first that fits counts. */
const ROOMS: readonly Room[] = [
  // Shuffles what is hidden at a table, by a cipher.
  { at: 'kit/chance.ts', sees: 'kit/', packages: /^@noble\/(hashes|ciphers)\//, pure: true },
  { at: 'kit/', sees: '', packages: NONE, pure: true },
  // Takes the files of strangers apart.
  { at: 'packs/unzip.ts', sees: 'kit/ packs/', packages: /^fflate$/, pure: true },
  { at: 'packs/', sees: 'kit/', packages: NONE, pure: true },
  { at: 'games/game.ts', sees: 'kit/', packages: NONE, pure: true },
  { at: 'games/packReader.ts', sees: 'kit/ packs/', packages: NONE, pure: true },
  { at: 'games/manifest.ts', sees: CONTRACTS, packages: NONE, pure: true },
  {
    at: 'games/GAME/manifest.ts',
    sees: `${CONTRACTS} games/manifest.ts games/GAME/rules/ games/GAME/deck/ games/GAME/mission/
      games/GAME/board/ games/GAME/texts/`,
    atOnce: `games/manifest.ts games/GAME/deck/packs.ts games/GAME/mission/packs.ts
      games/GAME/texts/game.en.ts games/GAME/texts/game.de.ts`,
    packages: NONE,
    pure: true,
  },
  { at: 'games/manifests.ts', sees: 'games/manifest.ts games/*/manifest.ts', packages: NONE },
  {
    at: 'games/games.ts',
    sees: `${CONTRACTS} games/manifest.ts games/manifests.ts`,
    packages: NONE,
    pure: true,
  },
  // The cards themselves are fetched when they are needed.
  {
    at: 'games/GAME/deck/packs.ts',
    sees: 'games/GAME/deck/ games/packReader.ts',
    atOnce: 'games/GAME/deck/shelf.ts games/packReader.ts',
    packages: NONE,
    pure: true,
  },
  {
    at: 'games/GAME/deck/own/',
    sees: 'kit/ packs/ games/packReader.ts games/GAME/deck/',
    packages: ZOD,
    pure: true,
  },
  { at: 'games/GAME/deck/', sees: 'kit/', packages: NONE, pure: true },
  {
    at: 'games/GAME/mission/own/',
    sees: 'kit/ packs/ games/packReader.ts games/GAME/mission/ games/GAME/missions/',
    packages: ZOD,
    pure: true,
  },
  // So are missions.
  {
    at: 'games/GAME/mission/packs.ts',
    sees: 'games/GAME/mission/ games/GAME/missions/',
    atOnce: 'games/GAME/mission/shelf.ts',
    packages: NONE,
    pure: true,
  },
  // The vocabulary of missions, decoded wherever a mission comes from; codes are kept as hashes.
  { at: 'games/GAME/mission/', sees: 'kit/', packages: /^(zod$|@noble\/hashes\/)/, pure: true },
  { at: 'games/GAME/missions/', sees: 'kit/ games/GAME/mission/', packages: NONE, pure: true },
  {
    at: 'games/GAME/rules/decode.ts',
    sees: 'kit/ games/game.ts games/GAME/rules/ games/GAME/deck/ games/GAME/mission/',
    packages: ZOD,
    pure: true,
  },
  {
    at: 'games/GAME/rules/decodeState.ts',
    sees: 'kit/ games/game.ts games/GAME/rules/ games/GAME/deck/ games/GAME/mission/',
    packages: ZOD,
    pure: true,
  },
  {
    at: 'games/GAME/rules/',
    sees: 'kit/ games/game.ts games/GAME/deck/ games/GAME/mission/ games/GAME/missions/',
    packages: NONE,
    pure: true,
  },
  { at: 'games/board.ts', sees: 'kit/ games/game.ts', packages: /^react$/ },
  { at: 'games/tableWhy.ts', sees: '', packages: NONE, pure: true },
  { at: 'protocol/', sees: 'kit/ games/game.ts', packages: WIRE, pure: true },
  { at: 'table/', sees: 'kit/ games/game.ts protocol/', packages: NONE, pure: true },
  { at: 'link/', sees: 'kit/ protocol/ table/', packages: ANY },
  // Run by Node, when the native projects are generated; no phone sees them.
  { at: 'device/native/', sees: '', packages: NODE_TOO },
  // Run by Node, when the bundles are made; fetchPart.js alone gets into them.
  { at: 'device/web/', sees: '', packages: NODE_TOO },
  {
    at: 'device/',
    sees: 'kit/ games/board.ts table/ station/ ../assets/ ../dist-pack/',
    packages: ANY,
  },
  {
    at: 'station/',
    sees: 'kit/ protocol/',
    packages:
      /^(zod|@noble\/hashes|(node:)?(buffer|events)|http-parser-js|websocket-driver|mqtt-packet)(\/|$)/,
  },
  {
    at: 'stores/',
    sees: `${CORE} games/board.ts games/packReader.ts packs/`,
    packages: /^zustand(\/|$)/,
  },
  { at: 'ui/', sees: 'kit/ ../assets/', packages: ANY },
  {
    at: 'games/GAME/texts/',
    sees: 'kit/ games/tableWhy.ts games/GAME/rules/ games/GAME/deck/',
    packages: NONE,
  },
  {
    at: 'games/GAME/board/',
    sees: `kit/ ui/ games/board.ts games/game.ts games/tableWhy.ts games/GAME/rules/ games/GAME/deck/
      games/GAME/mission/ games/GAME/missions/ games/GAME/texts/ ../assets/`,
    packages: ANY,
  },
  { at: 'texts/', sees: '', packages: WORDS },
  {
    at: 'screens/',
    sees: `kit/ packs/ stores/ ui/ ${GAMES} texts/ ../assets/`,
    packages: ANY,
  },
  { at: 'beacon/', sees: `${NO_SCREEN} ${ANY_GAME} cli/`, packages: NODE_TOO },
  { at: 'cli/', sees: `${NO_SCREEN} ${ANY_GAME} beacon/`, packages: NODE_TOO },
  { at: 'wiring.ts', sees: `${NO_SCREEN} ui/ ${GAMES} screens/`, packages: ANY },
  { at: '../app/', sees: 'screens/ wiring.ts', packages: NONE },
];

/** A pure room may not name these: the world comes to it as an argument. */
const OUTSIDE = new Set(
  `Date performance Intl Temporal setTimeout setInterval setImmediate clearTimeout clearInterval
  queueMicrotask requestAnimationFrame crypto fetch console process globalThis global window self
  document navigator localStorage sessionStorage indexedDB WebSocket XMLHttpRequest EventSource
  RTCPeerConnection BroadcastChannel MessageChannel Worker Atomics eval Function require module`.split(
    /\s+/,
  ),
);

function faults(file: string, source: string): string[] {
  if (isTest(file) || /^(games\/)?README\.md$/.test(file)) return [];
  const room = ROOMS.find(({ at }) => lies(file, at, '*'));
  if (!room) return [`${file} lies in no room`];
  return [
    ...importsOf(source)
      .filter(from => !maySee(room, file, from))
      .map(from => `${file} may not import ${from}`),
    ...tooEarly(room, file, source),
    ...(room.pure
      ? impurities(file, source)
      : [...clocks(file, source), ...guessable(file, source)]),
    ...(usesNodesBuffer(file, source) ? [`${file} must import Buffer`] : []),
  ];
}

const isTest = (file: string) => /\.test\.tsx?$|(^|\/)testing\//.test(file);
const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file);
const importsOf = (source: string) =>
  ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);

/** Where in the house an import leads; undefined for a package. */
function target(file: string, from: string): string | undefined {
  if (from.startsWith('@/')) return path.posix.join(from.slice(2));
  return /^\.|^\//.test(from) ? path.posix.join(path.posix.dirname(file), from) : undefined;
}

function lies(file: string, place: string, game: string): boolean {
  const names = place.replace(/GAME|\*/, word => (word === '*' || game === '*' ? '[^/]+' : game));
  const pattern = names.replaceAll('.', '\\.');
  return new RegExp(place.endsWith('/') ? `^${pattern}.` : `^${pattern}$`).test(file);
}

function tooEarly({ at, atOnce }: Room, file: string, source: string): string[] {
  if (atOnce === undefined) return [];
  return importedAtOnce(source)
    .filter(from => !maySee({ at, sees: atOnce, packages: NONE }, file, from))
    .map(from => `${file} may load ${from} only when it is needed`);
}

const importedAtOnce = (source: string): string[] =>
  ts
    .createSourceFile('x.ts', source, ts.ScriptTarget.ESNext)
    .statements.filter(ts.isImportDeclaration)
    .filter(it => !it.importClause?.isTypeOnly)
    .map(it => (it.moduleSpecifier as ts.StringLiteral).text);

function maySee({ at, sees, packages }: Room, file: string, from: string): boolean {
  const to = target(file, from);
  if (to !== undefined && isTest(to)) return false;
  if (to === undefined)
    return packages.test(isBuiltin(from) ? `node:${from.replace('node:', '')}` : from);
  const game = /^games\/([^/]+)\//.exec(file)?.[1] ?? '*';
  const spellings = [to, `${to}.ts`, `${to}/index`];
  return [at, ...sees.split(/\s+/)].some(
    place => place && spellings.some(it => lies(it, place, game)),
  );
}

function impurities(file: string, source: string): string[] {
  if (isCode(file) && !file.endsWith('.ts')) return [`${file} is not plain TypeScript`];
  const reached = isCode(file)
    ? freeNames(source)
        .filter(reachesOutside)
        .map(name => name.text)
    : [];
  return reached.map(name => `${file} may not name ${name}`);
}

/** Where the time may be asked for: by the clock itself, and to draw what moves. */
const TELLS_TIME = /^(device\/clock|ui\/(stopwatch|hourglass\/(useSteps|falling\.web)))\.ts$/;
const ON_NODE = /^(beacon|cli|device\/native)\//;

function clocks(file: string, source: string): string[] {
  if (TELLS_TIME.test(file) || ON_NODE.test(file)) return [];
  const asked = source.match(/\b(Date|performance)\??\.(now|timeOrigin)\b/g) ?? [];
  return asked.map(name => `${file} may not ask ${name}: device/clock.ts does`);
}

/** Its numbers can be foretold from a few of them. */
const guessable = (file: string, source: string): string[] =>
  !ON_NODE.test(file) && /\bMath\.random\b/.test(source)
    ? [`${file} may not draw by Math.random: expo-crypto is secure`]
    : [];

/** Browsers and phones have no `Buffer` of their own: it is a package there. */
const usesNodesBuffer = (file: string, source: string): boolean =>
  !ON_NODE.test(file) && /\bBuffer\.\w+\(/.test(source) && !/from 'buffer';/.test(source);

/** Math may only be asked for something by name, and not for a die. */
function reachesOutside(name: ts.Identifier): boolean {
  if (name.text !== 'Math') return OUTSIDE.has(name.text);
  const use = name.parent;
  return !ts.isPropertyAccessExpression(use) || use.name.text === 'random';
}

/** The names a file uses without having declared them: those only the world can answer. */
function freeNames(source: string): ts.Identifier[] {
  const tree = ts.createSourceFile('x.ts', source, ts.ScriptTarget.ESNext, true);
  const options: ts.CompilerOptions = {
    noLib: true,
    noResolve: true,
    target: tree.languageVersion,
  };
  const host = {
    ...ts.createCompilerHost(options),
    getSourceFile: (name: string) => (name === 'x.ts' ? tree : undefined),
  };
  const checker = ts.createProgram(['x.ts'], options, host).getTypeChecker();
  const found: ts.Identifier[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isLabel(node) && !isDeclaredHere(checker, node)) found.push(node);
    node.forEachChild(walk);
  };
  walk(tree);
  return found;
}

/** The word after the dot in `view.window`, or before the colon in `{ window: pane } = view`. */
function isLabel(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  return (
    (ts.isBindingElement(parent) || ts.isImportSpecifier(parent)) && parent.propertyName === node
  );
}

function isDeclaredHere(checker: ts.TypeChecker, node: ts.Identifier): boolean {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  // `declare const Date` only says that the world has one.
  const isAmbient = (it: ts.Declaration) =>
    ts.getCombinedModifierFlags(it) & ts.ModifierFlags.Ambient;
  return symbol?.declarations?.some(it => !isAmbient(it)) ?? false;
}

/** The first ring of files that import one another, types included. */
function ring(sources: Readonly<Record<string, string>>): string[] | undefined {
  const done = new Set<string>();
  const follow = (file: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    const found = firstOf(next(file), to => follow(to, [...trail, file]));
    done.add(file);
    return found;
  };
  const next = (file: string) =>
    importsOf(sources[file] ?? '').flatMap(from =>
      filesAt(target(file, from), Object.keys(sources)),
    );
  return firstOf(Object.keys(sources), file => follow(file, []));
}

function firstOf<T, R>(things: readonly T[], find: (thing: T) => R | undefined): R | undefined {
  for (const thing of things) {
    const found = find(thing);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** One import may mean several files: `webrtc` is webrtc.ts and webrtc.web.ts. */
const filesAt = (place: string | undefined, files: readonly string[]) =>
  files.filter(
    file =>
      (place !== undefined && [place, `${place}/index`].includes(bare(file))) || file === place,
  );

const bare = (file: string) => file.replace(/(\.(web|native|ios|android))?\.[cm]?[jt]sx?$/, '');

const filesIn = (folder: string): string[] =>
  !fs.existsSync(path.join(__dirname, folder))
    ? []
    : fs.readdirSync(path.join(__dirname, folder), { withFileTypes: true }).flatMap(entry => {
        const file = path.posix.join(folder, entry.name);
        if (entry.isFile()) return [file];
        return entry.name === 'node_modules' ? [] : filesIn(file);
      });

const files = [...filesIn('.'), ...filesIn('../app')].filter(file => !isTest(file));
const read = (file: string) => fs.readFileSync(path.join(__dirname, file), 'utf8');

test.each(files)('%s keeps to its room', file => {
  expect(faults(file, isCode(file) ? read(file) : '')).toEqual([]);
});

test('no file imports itself by way of others', () => {
  const sources = Object.fromEntries(files.filter(isCode).map(file => [file, read(file)]));
  expect(ring(sources)).toBeUndefined();
});

test('no two modules share a name on a disk that takes a and A for one', () => {
  const names = files.filter(isCode).map(file => file.replace(/\.tsx?$/, ''));
  const plain = names.map(name => name.toLowerCase());
  expect(names.filter((_, at) => plain.indexOf(plain[at]!) !== at)).toEqual([]);
});

const rules = 'games/tidepool/rules/rules.ts';

test.each([
  ['a wall', 'kit/x.ts', "import { play } from '../table/host';"],
  ['a wall, by alias', 'kit/x.ts', "import { play } from '@/table/host';"],
  ['a wall, for a type', 'ui/x.tsx', "import type { Table } from '@/stores/table';"],
  ['a wall, for a type in place', 'stores/x.ts', "let link: import('@/link/webrtc').Link;"],
  ['a wall, at run time', 'table/x.ts', "const open = () => import('../link/webrtc');"],
  ['a wall, by require', 'stores/x.ts', "const device = require('@/device/clock');"],
  ['a wall, handing on', rules, "export * from '../../../table/host';"],
  ['a wall, from screens', 'screens/x.tsx', "import { link } from '@/link/loopback';"],
  ['a wall, from the table server', 'beacon/x.ts', "import '@/screens/HomeScreen';"],
  ['a wall, from a board', 'games/tidepool/board/x.tsx', "import '@/stores/table';"],
  ['a wall, inside out', 'link/x.ts', "import '../wiring';"],
  ['a wall, from a route', '../app/index.tsx', "export { default } from '@/ui/Button';"],
  ['a package, from a route', '../app/index.tsx', "import { Stack } from 'expo-router';"],
  ['what only tests use', 'table/x.ts', "import { dealt } from './testing/fixture';"],
  ['the way out of the house', 'screens/x.tsx', "import '../../e2e/flows/home';"],
  ["another game's rules", rules, "import { TILES } from '@/games/chess/rules/tiles';"],
  ["another game's rules, nearby", rules, "import type { Tile } from '../../chess/rules/tiles';"],
  [
    "another game's rules, from a board",
    'games/go/board/x.tsx',
    "import '../../chess/rules/tiles';",
  ],
  ['the rules, from a deck', 'games/go/deck/x.ts', "import type { State } from '../rules/state';"],
  ["another game's deck", rules, "import { first } from '../../chess/deck/first';"],
  ['a clock, in a deck', 'games/go/deck/x.ts', 'const today = new Date();'],
  ['the list of games, from a store', 'stores/x.ts', "import { gameOf } from '@/games/games';"],
  ['a board at once, in a manifest', 'games/go/manifest.ts', "import './board/board';"],
  ['one game at once, when wiring', 'wiring.ts', "import './games/go/rules/game';"],
  ['a board at once, from a screen', 'screens/x.tsx', "import '@/games/go/board/Board';"],
  ['the list of games, from rules', rules, "import { gameOf } from '@/games/games';"],
  ['a package in a room without', 'table/x.ts', "import { z } from 'zod';"],
  ['zod outside decode.ts', rules, "import { z } from 'zod';"],
  ['a look-alike package', 'protocol/x.ts', "import z from 'zod-like';"],
  ['Node in a phone', 'link/x.ts', "import fs from 'node:fs';"],
  ['a config plugin in a phone', 'link/x.ts', "import '../device/native/prebuild';"],
  ['Node in a phone, unprefixed', 'link/x.ts', "import fs from 'fs';"],
  ['a clock', rules, 'const now = Date.now();'],
  ['a clock as a type', 'games/game.ts', 'export type Moment = Date;'],
  ['a clock by the back door', 'kit/x.ts', 'const now = globalThis.Date.now();'],
  ['a clock, declared', 'kit/x.ts', 'declare const performance: { now(): number };'],
  ['a clock in short', 'table/x.ts', 'export const world = { Date };'],
  [
    'a clock beside a parameter of that name',
    'kit/x.ts',
    'const f = (Date: number) => Date; new Date();',
  ],
  ['a clock in the stores', 'stores/x.ts', 'const at = Date.now();'],
  ['a die for phones', 'wiring.ts', 'const chance = Math.random;'],
  ['ciphers in kit', 'kit/x.ts', "import { chacha20 } from '@noble/ciphers/chacha.js';"],
  ['a Buffer that phones lack', 'link/x.ts', 'const bytes = Buffer.alloc(2);'],
  ['a clock that React Native lacks', 'wiring.ts', 'const at = performance.timeOrigin;'],
  ['a timer', 'table/x.ts', 'setTimeout(step, 5);'],
  ['a die', rules, 'const roll = Math.random();'],
  ['a die, unpacked', rules, 'const { random } = Math;'],
  ['a die, spelled out', rules, "const roll = Math['random']();"],
  ['a socket', 'protocol/x.ts', "const socket = new WebSocket('ws://x');"],
  ['the console', 'games/games.ts', "console.log('here');"],
  ['React in a pure room', 'kit/x.tsx', 'export const Glass = 1;'],
  ['JavaScript in a pure room', 'kit/x.js', 'export const glass = 1;'],
  ['an unknown room', 'utils/x.ts', ''],
  ['a file without a room', 'theme.ts', ''],
  ['a file that would be a room', 'kit.ts', ''],
  ['a file loose among the games', 'games/chess.ts', ''],
  ['a file loose in a game', 'games/chess/index.ts', ''],
  ['an unknown folder in a game', 'games/chess/sounds/x.ts', ''],
  ['routes in the wrong place', 'app/index.tsx', ''],
])('the guard stops %s: %s %s', (_what, file, source) => {
  expect(faults(file, source)).toHaveLength(1);
});

test.each([
  ['a room itself', 'table/x.ts', "import { step } from './host';"],
  ['the front door of a room', 'ui/x.tsx', "import { Seat } from '@/kit';"],
  ['the contract', rules, "import type { Game } from '../../game';"],
  ['its bot', rules, "import { bot } from './bot/bot';"],
  ['its deck', rules, "import type { Card } from '../deck/card';"],
  ['its deck, from a board', 'games/go/board/x.tsx', "import { dateWords } from '../deck/date';"],
  ['its rules, from a bot', 'games/go/rules/bot/bot.ts', "import { whyNot } from '../rules';"],
  ['zod in decode.ts', 'games/go/rules/decode.ts', "import { z } from 'zod'; import './rules';"],
  ['its board, when needed', 'games/go/manifest.ts', "const go = () => import('./board/board');"],
  [
    'its own board',
    'games/go/board/x.tsx',
    "import { de } from '../texts/de'; import '@/ui/Button';",
  ],
  ['ciphers in protocol', 'protocol/x.ts', "import { gcm } from '@noble/ciphers/aes.js';"],
  ['ciphers for a deal', 'kit/chance.ts', "import { chacha20 } from '@noble/ciphers/chacha.js';"],
  ['Node at the command line', 'cli/x.ts', "import fs from 'node:fs'; import '@/link/loopback';"],
  ['Node in a config plugin', 'device/native/x.js', "const fs = require('node:fs');"],
  ['a route', '../app/index.tsx', "export { default } from '@/screens/HomeScreen';"],
  ['anything, when wiring', 'wiring.ts', "import './link/webrtc'; import './screens/x';"],
  ['the one clock', 'device/clock.ts', 'export const clock = () => Date.now();'],
  ['arithmetic', rules, 'const half = Math.floor(3 / 2);'],
  ['a part called like the world', rules, 'export const f = (view: View) => view.window.Date;'],
  [
    'a key called like the world',
    rules,
    'const ship = { window: 1, fetch() {} }; type S = { self: 1 };',
  ],
  [
    'a variable called like the world',
    'table/x.ts',
    'const step = (self: Host) => ({ self }); const { window: w } = v;',
  ],
  ['the world in a comment', 'kit/x.ts', '// Date.now() is for others'],
  ['a file of facts', 'games/chess/rules/SPEC.md', ''],
  ['a test', 'kit/x.test.ts', "import fs from 'node:fs'; Date.now();"],
  ['a part of tests', 'kit/testing/x.ts', "import fs from 'node:fs'; import '../../table/host';"],
])('the guard lets pass %s: %s %s', (_what, file, source) => {
  expect(faults(file, source)).toEqual([]);
});

test.each<[string, Record<string, string>, string[] | undefined]>([
  ['of one', { 'a.ts': "import './a';" }, ['a.ts', 'a.ts']],
  [
    'of two, one a type',
    { 'kit/a.ts': "import '@/kit/b';", 'kit/b.ts': "import type { A } from './a';" },
    ['kit/a.ts', 'kit/b.ts', 'kit/a.ts'],
  ],
  [
    'of three, off the path',
    {
      'x.ts': "import './a';",
      'a.ts': "import './b';",
      'b.ts': "import './c';",
      'c.tsx': "export * from './a';",
    },
    ['a.ts', 'b.ts', 'c.tsx', 'a.ts'],
  ],
  [
    'through a platform file and a front door',
    {
      'link/index.ts': "import './p2p';",
      'link/p2p.ts': '',
      'link/p2p.web.ts': "import '@/link';",
    },
    ['link/index.ts', 'link/p2p.web.ts', 'link/index.ts'],
  ],
  [
    'but not a diamond',
    { 'a.ts': "import './b'; import './c';", 'b.ts': "import './c';", 'c.ts': '' },
    undefined,
  ],
])('the guard sees a ring %s', (_what, sources, expected) => {
  expect(ring(sources)).toEqual(expected);
});
