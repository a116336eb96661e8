/** Answers to what a card asks, by what is known of the options. */
import type { CardOption, Alternative, CardEffect } from '../../mission/effect';
import { optionsAsked } from '../../mission/branches';
import { agentOf, lenderOf } from '../lookup';
import type { Question, View } from '../state';
import { priceWorth, worthOf } from './effects';
import { memoryKey } from './memory';
import type { Situation } from './situation';

const UNKNOWN = 0.8;
const WANTED = 8;
/** So many notice in the picture what is good here. */
const NOTICED = 0.4;

/** `luck` differs from option to option, and from team to team. */
export function answerTo(
  situation: Situation,
  weights: ReadonlyMap<string, number>,
  question: Question,
  luck: (name: string) => number,
): string {
  const { options, kind } = question;
  if (kind === 'agent') return mostWounded(situation.view, options);
  const worth = (option: string) => optionWorth(situation, weights, question, option, luck);
  const [best = options[0] ?? ''] = [...options].sort((one, other) => worth(other) - worth(one));
  return best;
}

const mostWounded = (view: View, options: readonly string[]): string => {
  const missing = (option: string) => {
    const figure = view.figures.find(it => it === option);
    if (figure === undefined || agentOf(view, figure).lender === null) return 0;
    return lenderOf(view, figure).life - agentOf(view, figure).life;
  };
  const [worst = ''] = [...options].sort((one, other) => missing(other) - missing(one));
  return worst;
};

function optionWorth(
  { mission, memory, knowsAll }: Situation,
  weights: ReadonlyMap<string, number>,
  { card }: Question,
  option: string,
  luck: (name: string) => number,
): number {
  const chance = luck(`${card} ${option}`);
  if (card === null) return chance;
  const found = optionsCalled(mission.cards[card]?.explore ?? [], option);
  const [it] = found;
  const wanted = (weights.get(`${card} choose ${option}`) ?? 0) > 0 ? WANTED : 0;
  if (!it) return chance;
  if ('price' in it) return wanted + priceWorth(it.price) + worthOf(mission, it.effects);
  const isKnown = knowsAll || memory.chosen.has(memoryKey(card, option));
  const isSeen = luck(`sees ${card}`) < NOTICED;
  return isKnown || isSeen ? wanted + worthOf(mission, it.effects) : UNKNOWN + chance;
}

/** The options of that name among these effects. */
export const optionsCalled = (
  effects: readonly CardEffect[],
  option: string,
): readonly (CardOption | Alternative)[] =>
  optionsAsked(effects).filter(it => it.option === option);
