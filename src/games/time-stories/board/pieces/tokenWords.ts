import { isOneOf } from '@/kit/keys';
import type { Language } from '@/ui/words/words';
import { TOKEN_COLOURS, TOKEN_FORMS, type StateToken } from '../../mission/names';
import { pieceWords } from './words';

/** Its colour and its form; what it stands for, the cards tell. */
export function tokenWords(
  { language }: { readonly language: Language },
  token: StateToken,
): string {
  const say = pieceWords.sayIn(language);
  const [colour = '', form = ''] = token.split('-');
  if (!isOneOf(TOKEN_COLOURS, colour) || !isOneOf(TOKEN_FORMS, form)) return token;
  return say('tokenName', { colour: say(`colour.${colour}`), form: say(`form.${form}`) });
}
