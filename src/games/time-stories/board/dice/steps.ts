/** The steps of a roll in words, in the order of the rules. */
import type { Seat } from '@/kit/seat';
import type { Language, Say } from '@/ui/words/words';
import type { MissionWords } from '../../mission/words';
import type { View } from '../../rules/state';
import type { en } from '../../texts/hand.en';
import { handWords } from '../hand/words';
import { costWords } from '../odds/oddsWords';
import type { RollStory } from './rollStory';

export type StepSign = 'hits' | 'skulls' | 'penalty' | 'onlookers';
export type RollStep = {
  readonly sign: StepSign;
  readonly title: string;
  readonly text: string;
  /** Something is lost. */
  readonly hurts: boolean;
  /** The test is won, and nothing follows. */
  readonly isWon?: boolean;
};

type Speech = {
  readonly language: Language;
  readonly words: MissionWords;
  readonly view: View;
  agent(figure: Seat): string;
};

/** A test that is won is one step, because nothing follows. */
export function stepsOf(speech: Speech, story: RollStory): readonly RollStep[] {
  const say = handWords.sayIn(speech.language);
  const hits = hitStep(say, story);
  if (story.isWon) return [hits];
  return [hits, strikeStep(say, story), penaltyStep(speech, story), onlookerStep(speech, story)];
}

type SayHand = Say<typeof en>;

function hitStep(say: SayHand, { hits, removed, left, isWon }: RollStory): RollStep {
  const title = hits > 0 ? say('dice.hits', { count: hits }) : say('dice.noHits');
  const fell =
    removed.length > 0 ? say('dice.falls', { count: removed.length }) : say('dice.noneFall');
  const text = isWon ? say('dice.won') : `${fell} ${say('dice.stays', { count: left.length })}`;
  return { sign: 'hits', title, text, hurts: false, isWon };
}

function strikeStep(
  say: SayHand,
  { skulls, guards, resistance, strikesBack }: RollStory,
): RollStep {
  const sums = say('dice.strikeSum', { skulls, guards, resistance });
  if (skulls === 0 || guards === 0)
    return { sign: 'skulls', title: say('dice.noStrike'), text: sums, hurts: false };
  const outcome = say(strikesBack ? 'dice.strikeHurts' : 'dice.strikeHolds');
  return {
    sign: 'skulls',
    title: say('dice.strikes', { sum: skulls + guards }),
    text: `${sums} ${outcome}`,
    hurts: strikesBack,
  };
}

function penaltyStep(speech: Speech, { hearts, units, specials, life, lost }: RollStory): RollStep {
  const say = handWords.sayIn(speech.language);
  const costs = [
    hearts > 0 && say('dice.hearts', { many: hearts }),
    units > 0 && say('dice.units', { many: units }),
    specials > 0 && say('dice.specials', { many: specials }),
  ].filter(Boolean);
  const now = lost > 0 ? (life > 0 ? say('dice.lifeNow', { life }) : say('dice.asleep')) : '';
  return {
    sign: 'penalty',
    title: say(costs.length > 0 ? 'dice.penalties' : 'dice.noPenalties'),
    text: [costs.join(', '), now].filter(Boolean).join('. '),
    hurts: costs.length > 0,
  };
}

function onlookerStep(speech: Speech, { onlookers, idle }: RollStory): RollStep {
  const say = handWords.sayIn(speech.language);
  const sign = 'onlookers' as const;
  if (onlookers.length === 0)
    return { sign, title: say('dice.noOnlookers'), text: '', hurts: false };
  const names = onlookers.map(it => speech.agent(it)).join(', ');
  return {
    sign,
    title: say('dice.onlookers', { names }),
    text: say('dice.idleCost', { cost: costWords(speech, idle) }),
    hurts: false,
  };
}
