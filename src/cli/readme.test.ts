import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { aquaSphere } from '../games/aquasphere/rules/game';
import { timeStories } from '../games/time-stories/rules/game';
import type { RunningMatch } from '../table/match';
import { only } from '../table/saved';
import { game } from '../table/testing/fixture';
import { replayed } from './replay';
import { converse } from './testing/fixture';

const SRC = path.join(__dirname, '..');
const README = fs.readFileSync(path.join(__dirname, 'README.md'), 'utf8');
const TWIST = fs.readFileSync(path.join(__dirname, 'TIMELINE-TWIST.md'), 'utf8');
const STORIES = fs.readFileSync(path.join(__dirname, 'TIME-STORIES.md'), 'utf8');
const AQUA = fs.readFileSync(path.join(__dirname, 'AQUASPHERE.md'), 'utf8');

const blocks = (kind: string, page = README): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${kind}\n([^]*?)\n\`\`\`$`, 'gm'))].map(([, text]) => text!);

const linesOf = (page: string): string[] =>
  blocks('text', page).flatMap(block => block.split('\n'));

/** The lines of a page with the real answers, and the table after them. */
function spoken(page: string): { said: string[]; match: RunningMatch | undefined } {
  let match: RunningMatch | undefined;
  const said = linesOf(page)
    .filter(line => line.startsWith('> '))
    .flatMap(line => {
      const turn = converse(match, line.slice(2));
      ({ table: match } = turn);
      return [line, `< ${JSON.stringify(turn.reply)}`];
    });
  return { said, match };
}

test.each([
  ['README', README, 30],
  ['page of AquaSphere', AQUA, 20],
  ['page of T.I.M.E Stories', STORIES, 50],
] as const)('the conversation in the %s is what the table answers', (_page, text, least) => {
  const lines = linesOf(text);
  expect(lines).toEqual(spoken(text).said);
  expect(lines.length).toBeGreaterThan(least);
});

test('the part of a view of AquaSphere is the table after its conversation', () => {
  const [, part] = blocks('json', AQUA);
  const { view } = converse(spoken(AQUA).match, '{"do":"view","seat":"board"}').reply;
  expect(view).toMatchObject(JSON.parse(part!));
});

// The tables -----------------------------------------------------------------------------------------

type Fields = Record<string, string[]>;

/** First and last column of the table under a heading. */
function listed(heading: string, text = README): Fields {
  const rows = [...sectionOf(heading, text).matchAll(/^\| `([a-z-]+)` \|.*\| ([^|]*)\|$/gm)];
  return Object.fromEntries(rows.map(([, name, fields]) => [name!, names(fields!)]));
}

function sectionOf(heading: string, text: string): string {
  const [, after = ''] = text.split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return section;
}

const names = (text: string): string[] =>
  [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name!).sort();

/** The members of a union type in a file, by this key, with their other fields. */
function members(file: string, union: string, key: 'code' | 'type'): Fields {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.ESNext, true);
  const alias = source.statements
    .filter(ts.isTypeAliasDeclaration)
    .find(({ name }) => name.text === union)!;
  const literals = (alias.type as ts.UnionTypeNode).types.filter(ts.isTypeLiteralNode);
  const shapes = literals.map(({ members: parts }) => parts.filter(ts.isPropertySignature));
  return Object.fromEntries(
    shapes.flatMap(parts => {
      const fields = parts.map(part => part.name.getText()).filter(name => name !== key);
      const called = parts.find(part => part.name.getText() === key)!.type!.getText();
      return [...called.matchAll(/'([\w-]+)'/g)].map(([, name]) => [name!, fields.sort()]);
    }),
  );
}

const read = (file: string): string => fs.readFileSync(path.join(SRC, file), 'utf8');

const GAMES = [
  ['Time ’n’ Space', README, 'time-n-space/rules/actions.ts', 'time-n-space/rules/actions.ts'],
  ['Timeline Twist', TWIST, 'timeline-twist/rules/actions.ts', 'timeline-twist/rules/actions.ts'],
  ['AquaSphere', AQUA, 'aquasphere/rules/why.ts', 'aquasphere/rules/events.ts'],
  ['T.I.M.E Stories', STORIES, 'time-stories/rules/why.ts', 'time-stories/rules/events.ts'],
] as const;

test.each(GAMES)('every refusal of %s is documented with its fields', (_game, text, whys) => {
  expect(listed('What the rules refuse', text)).toEqual(members(`games/${whys}`, 'Why', 'code'));
});

test.each(GAMES)(
  'every event of %s is documented with its fields',
  (_game, text, _whys, events) => {
    expect(listed('Events', text)).toEqual(members(`games/${events}`, 'GameEvent', 'type'));
  },
);

test('every act of AquaSphere is documented with its fields', () => {
  const acts = [...sectionOf('Acts', AQUA).matchAll(/^\| `({"type".*?})` \|/gm)].map(
    ([, act]): { type: string } => JSON.parse(act!),
  );
  const documented = acts.map(({ type, ...fields }) => [type, Object.keys(fields).sort()]);
  expect(Object.fromEntries(documented)).toEqual(
    members('games/aquasphere/rules/actions.ts', 'Action', 'type'),
  );
  expect(acts.map(act => aquaSphere.action(act).ok)).not.toContain(false);
});

test('every act of T.I.M.E Stories is documented with its fields', () => {
  const acts = [...sectionOf('Acts', STORIES).matchAll(/^\| `({"type".*?})` \|/gm)].map(
    ([, act]): { type: string } => JSON.parse(act!),
  );
  const documented = acts.map(({ type, ...fields }) => [type, Object.keys(fields).sort()]);
  const file = 'games/time-stories/rules/actions.ts';
  expect(Object.fromEntries(documented)).toEqual({
    ...members(file, 'AgentAction', 'type'),
    ...members(file, 'Action', 'type'),
  });
  expect(acts.map(act => timeStories.action(act).ok)).not.toContain(false);
});

test('every part of a view of T.I.M.E Stories is documented', () => {
  const { view } = converse(spoken(STORIES).match, '{"do":"view","seat":"blue"}').reply;
  const parts = view as Record<string, object>;
  const documented = names(sectionOf('The view', STORIES));
  const { agents, options } = parts as { agents: Record<string, object>; options: object };
  for (const part of [parts, agents['blue']])
    expect(documented).toEqual(expect.arrayContaining(Object.keys(part!)));
  expect(names(sectionOf('Options', STORIES))).toEqual(
    expect.arrayContaining(Object.keys(options)),
  );
});

test('every refusal of the table is documented with its fields', () => {
  const documented = listed('What the table refuses');
  const known = {
    ...members('table/match.ts', 'MatchWhy', 'code'),
    ...members('protocol/savedMatch.ts', 'Flaw', 'code'),
    ...members('table/saved.ts', 'Fault', 'code'),
  };
  const files = ['conversation', 'talk', 'replay', 'headless'].map(name => read(`cli/${name}.ts`));
  const ours = files.flatMap(text =>
    [...text.matchAll(/code: '([a-z-]+)'/g)].map(([, code]) => code!),
  );
  expect(Object.keys(documented).sort()).toEqual(
    [...new Set([...Object.keys(known), ...ours])].sort(),
  );
  expect(documented).toMatchObject({ ...known, 'unknown-game': ['game', 'games', 'line'] });
});

test('every command is documented', () => {
  const known = [...read('cli/command.ts').matchAll(/z\.literal\('(\w+)'\)/g)].map(
    ([, name]) => name,
  );
  expect(Object.keys(listed('Commands')).filter(name => known.includes(name))).toEqual(known);
});

test('every part of a view is documented', () => {
  const deal = { do: 'deal', game: 'time-n-space', seats: ['red', 'green', 'blue'], seed: 1 };
  const choose = { type: 'choose', orders: ['grey-1', 'grey-1'] };
  const said = [deal, { do: 'act', seat: 'red', at: 0, action: choose }];
  const dealt = said.reduce<RunningMatch | undefined>(
    (match, command) => converse(match, JSON.stringify(command)).table,
    undefined,
  );
  const { view } = converse(dealt, '{"do":"view","seat":"red"}').reply;
  const [, section = ''] = README.split('\n## The view\n');
  const told = names(section.split('\n## ')[0]!);
  expect(told).toEqual(expect.arrayContaining(Object.keys(view as object)));
});

test.each(['versus', 'together'])(
  'every part of a view of Timeline Twist is documented: %s',
  way => {
    const deal = { do: 'deal', game: 'timeline-twist', seats: ['red', 'green'], seed: 1 };
    const { table: match } = converse(undefined, JSON.stringify({ ...deal, options: { way } }));
    const { view } = converse(match, '{"do":"view","seat":"board"}').reply;
    const [, section = ''] = TWIST.split('\n## The view\n');
    const told = names(section.split('\n## ')[0]!);
    expect(told).toEqual(expect.arrayContaining(Object.keys(view as object)));
    const [, options = ''] = TWIST.split('\n## Options\n');
    const chosen = Object.keys((view as { options: object }).options);
    expect(names(options.split('\n## ')[0]!)).toEqual(expect.arrayContaining(chosen));
  },
);

test('every part of a view of AquaSphere is documented', () => {
  const { view } = converse(spoken(AQUA).match, '{"do":"view","seat":"board"}').reply;
  const parts = view as Record<string, Record<string, object>>;
  const { options, sectors, players, supply, centre } = parts;
  const documented = names(sectionOf('The view', AQUA));
  for (const part of [parts, sectors!['D'], players!['red'], supply, centre]) {
    expect(documented).toEqual(expect.arrayContaining(Object.keys(part!)));
  }
  expect(names(sectionOf('Options', AQUA))).toEqual(expect.arrayContaining(Object.keys(options!)));
});

// The bot --------------------------------------------------------------------------------------------

test('the bot plays to the end and saves a match that can be replayed', () => {
  if (spawnSync('python3', ['--version']).status !== 0) return;
  const [, bot] = blocks('python');
  const [, replay, , printed] = blocks('json');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bot-'));
  const [script, saved] = [path.join(folder, 'bot.py'), path.join(folder, 'evening.txt')];
  fs.writeFileSync(script, bot!);
  const cwd = path.join(SRC, '..');
  const run = spawnSync('python3', [script, '1', saved], { cwd, encoding: 'utf8' });
  expect(run.stdout.trim()).toBe(printed);
  expect(replayed(fs.readFileSync(saved, 'utf8'), only(game))).toEqual(JSON.parse(replay!));
  fs.rmSync(folder, { recursive: true });
}, 30_000);
