/** Texts that a mission needs, and texts that do not fit. */
import { type Bag, isBag } from '../../../../kit/keys';
import { optionsAsked } from '../branches';
import type { Location, Mission } from '../mission';
import { type MissionFault, fault } from './fault';
import { fitFaults } from './fit';

export function wordFaults(mission: Mission, words: unknown): readonly MissionFault[] {
  const needed = neededTexts(mission);
  const missing = needed
    .filter(path => !isText(found(words, path)))
    .map(path => fault(path, 'there is no text'));
  return [...missing, ...fitFaults(words)];
}

const isText = (thing: unknown): boolean => typeof thing === 'string' && thing.trim() !== '';

const found = (words: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((thing, key) => inside(thing, key), words);

function inside(thing: unknown, key: string): unknown {
  if (Array.isArray(thing)) return thing[Number(key)];
  return isBag(thing) ? thing[key] : undefined;
}

function neededTexts(mission: Mission): readonly (readonly string[])[] {
  const { cards, base, items, lenders, ends, places, tokens, resources, puzzles } = mission;
  const each = (part: string, of: Bag, ...keys: readonly string[]) =>
    Object.keys(of).flatMap(id => keys.map(key => [part, id, key]));
  return [
    ['title'],
    ...mission.skills.map(skill => ['skills', skill]),
    ...each('places', places, 'name', 'air'),
    ...Object.entries(base).flatMap(([id, { texts, lines }]) =>
      ['back', ...[...texts, ...lines].map(({ text }) => text)].map(key => ['cards', id, key]),
    ),
    ...Object.entries(cards).flatMap(([id, card]) => cardTexts(id, card)),
    ...each('items', items, 'name', 'text'),
    ...each('lenders', lenders, 'name', 'who', 'gift', 'flaw'),
    ...tokens.map(token => ['tokens', token]),
    ...rulesIn(mission).map(rule => ['rules', rule]),
    ...each('resources', resources, 'one', 'many'),
    ...each('ends', ends, 'title', 'text'),
    ...Object.entries(puzzles).flatMap(([id, { hints }]) => hintsOf(id, hints.length)),
  ];
}

/** The rules of all boxes that the mission opens. */
function rulesIn(thing: unknown): readonly string[] {
  if (Array.isArray(thing)) return [...new Set(thing.flatMap(rulesIn))];
  if (!isBag(thing)) return [];
  const own = thing['do'] === 'rule' ? [String(thing['rule'])] : [];
  return [...new Set([...own, ...Object.values(thing).flatMap(rulesIn)])];
}

const hintsOf = (id: string, many: number): readonly (readonly string[])[] =>
  Array.from({ length: many }, (_, n) => ['hints', id, String(n)]);

function cardTexts(id: string, card: Location): readonly (readonly string[])[] {
  const { explore, acts, texts } = card;
  const options = [...new Set(optionsAsked(explore).map(({ option }) => option))];
  const names = Object.keys(acts);
  const single = names.filter(isOnly);
  const several = names.filter(name => !isOnly(name));
  const rolls = names.filter(name => name === 'test');
  return [
    ['back'],
    ['text'],
    ...texts.map(({ text }) => [text]),
    ...single.map(() => ['won']),
    ...rolls.map(() => ['test']),
    ...[...options, ...several].flatMap(name => [
      ['options', name, 'label'],
      ['options', name, 'text'],
    ]),
  ].map(path => ['cards', id, ...path]);
}

/** The names of an act that is alone on its card, or the main one. */
const isOnly = (name: string): boolean => name === 'test' || name === 'code';
