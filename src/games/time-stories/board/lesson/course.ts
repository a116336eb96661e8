/** The parts of a lesson. */
import type { Action, Figure } from '../../rules/actions';
import type { View } from '../../rules/state';
import type { en } from '../../texts/lesson.en';

export type Sentence = keyof (typeof en)['step'];

/** A shown roll, an open card or another agent stands between the learner and the act. */
export type Obstacle = 'dice' | 'card' | 'tab';

export type Says = { readonly first: Sentence } & Partial<
  /** At an obstacle, or where the step has come to an act of this type. */
  Readonly<Record<Obstacle | Action['type'] | 'typed', Sentence>>
>;

type Shared = {
  readonly id: string;
  readonly says: Says;
  /** The step before it was a success. */
  readonly cheers?: true;
  /** There is much to read besides the bubble, so nothing gets dark. */
  readonly isBright?: true;
};
export type Step = Shared &
  (
    | {
        readonly do: 'read';
        /** The testIDs of what it speaks of; the first on the screen is lit. */
        readonly look: readonly string[];
        /** It speaks of a card that is open, or of a roll. */
        readonly on?: 'card' | 'dice';
        /** The agent that has to be shown. */
        readonly whose?: Figure;
      }
    | {
        readonly do: 'act';
        /** The act that is taught now; undefined: all of them are done. */
        next(view: View): Action | undefined;
      }
  );
export type ActStep = Extract<Step, { do: 'act' }>;

export type Course = {
  readonly id: 'first-mission';
  /** As in the manifest. */
  readonly deal: { readonly places: number; readonly options: object; readonly seed: number };
  readonly steps: readonly Step[];
};
