import type { Deed } from '../../../rules/actions';
import type { Place } from '../../../rules/components';
import type { Choices } from '../../../rules/offers';
import type { DeedOf } from '../laying';

/** A deed laid out on its place, which the player changes by touching pieces. */
export type EditorProps<K extends Deed['do']> = {
  readonly deed: DeedOf<K>;
  readonly on: Place;
  readonly choices: Choices;
  edit(deed: Deed): void;
};
