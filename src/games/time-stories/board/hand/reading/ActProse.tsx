import { actText } from '../../../mission/words';
import type { LocationId } from '../../../mission/names';
import { useSpeech } from '../HandContext';
import { CardProse } from './CardProse';

type Props = { readonly card: LocationId; readonly act: string };

/** On a card with several acts: what each of them looks like. */
export function ActProse({ card, act }: Props) {
  const { words } = useSpeech();
  const text = actText(words, card, act);
  return text === '' ? null : <CardProse tone="clay" text={text} />;
}
