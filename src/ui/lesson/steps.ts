/** The order of a lesson's steps: where it was left, and what is still to be done. */
type Named = { readonly id: string };

/** After the last step the learner plays; that needs no instructions. */
export const PLAY = 'play';

/** The index to resume at; an unknown step starts over. */
export const stepAt = (steps: readonly Named[], id: string): number =>
  id === PLAY
    ? steps.length
    : Math.max(
        0,
        steps.findIndex(step => step.id === id),
      );

/** Two acts with the same entries, in whatever order. */
export const isSameAct = (one: object, other: object): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
