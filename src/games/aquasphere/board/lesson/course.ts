/** The parts of a lesson. */
import type { Seat } from '@/kit/seat';
import type { Action } from '../../rules/actions';
import type { en } from '../../texts/lesson.en';
import type { Control } from '../pointing/finger';

export type Sentence = keyof (typeof en)['step'];

export type ScriptedAct = { readonly by: 'learner' | 'other'; readonly action: Action };
const by =
  (seat: ScriptedAct['by']) =>
  (action: Action): ScriptedAct => ({ by: seat, action });
export const learner = by('learner');
export const other = by('other');

/** What the bubble says at the first control of a step, where a sector or symbol is chosen, and at the button. */
type Says = {
  readonly first: Sentence;
  readonly where?: Sentence;
  readonly button?: Sentence;
};

type Shared = {
  readonly id: string;
  readonly says: Says;
  /** Air bubbles rise: the step before it was a success. */
  readonly cheers?: true;
};
export type Step = Shared &
  (
    | { readonly do: 'read'; readonly look?: readonly Control[] }
    | {
        readonly do: 'act';
        readonly acts: readonly ScriptedAct[];
        /** What the other seat does after it. */
        readonly replies?: readonly ScriptedAct[];
      }
    /** Over the red line or not, as the learner likes. */
    | { readonly do: 'line' }
    /** Against the computer to the end of the round. */
    | { readonly do: 'play' }
    | { readonly do: 'end' }
  );

export type Course = {
  readonly id: 'dive' | 'scoring';
  /** As in the manifest. */
  readonly deal: { readonly places: number; readonly options: object; readonly seed: number };
  /** Acts that are done before the lesson begins. */
  readonly laid: readonly ScriptedAct[];
  readonly steps: readonly Step[];
};

/** The learner has the first seat. */
export const seatOf = (
  { by: who }: ScriptedAct,
  { seats }: { readonly seats: readonly [Seat, ...Seat[]] },
): Seat => (who === 'learner' ? seats[0] : (seats[1] ?? seats[0]));
