/** Effects inside of effects, so that nobody who goes through them forgets a kind. */
import type { Alternative, CardEffect, CardOption } from './effect';

type Effects = readonly CardEffect[];

/** What an effect may lead to: each option, row or side of a condition. */
export function branchesOf(effect: CardEffect): readonly Effects[] {
  switch (effect.do) {
    case 'pay':
    case 'choice':
      return effect.of.map(({ effects }) => effects);
    case 'roll':
      return effect.table.map(({ effects }) => effects);
    case 'when':
      return [effect.effects, effect.otherwise];
    case 'once':
      return [effect.effects];
    case 'end':
      return [effect.otherwise];
    default:
      return [];
  }
}

/** These effects, and everything inside of them. */
export const allIn = (effects: Effects): Effects =>
  effects.flatMap(it => [it, ...branchesOf(it).flatMap(allIn)]);

export const isQuestion = (effect: CardEffect): effect is CardEffect & { do: 'choice' | 'pay' } =>
  effect.do === 'choice' || effect.do === 'pay';

/** The options of all questions in these effects. */
export const optionsAsked = (effects: Effects): readonly (CardOption | Alternative)[] =>
  allIn(effects).flatMap((it): readonly (CardOption | Alternative)[] =>
    isQuestion(it) ? it.of : [],
  );

/** The same effect with other branches. */
export function withBranches(effect: CardEffect, change: (branch: Effects) => Effects): CardEffect {
  const changed = <T extends { readonly effects: Effects }>(it: T): T => ({
    ...it,
    effects: change(it.effects),
  });
  switch (effect.do) {
    case 'pay':
      return { ...effect, of: effect.of.map(changed) };
    case 'choice':
      return { ...effect, of: effect.of.map(changed) };
    case 'roll':
      return { ...effect, table: effect.table.map(changed) };
    case 'when':
      return { ...changed(effect), otherwise: change(effect.otherwise) };
    case 'once':
      return changed(effect);
    case 'end':
      return { ...effect, otherwise: change(effect.otherwise) };
    default:
      return effect;
  }
}
