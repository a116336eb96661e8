/** What happened in the open, in a line. */
import type { Seat } from '@/kit/seat';
import type { Language } from '@/ui/words/words';
import type { MissionWords } from '../../mission/words';
import type { GameEvent } from '../../rules/events';
import { cardName, resourceName } from '../pieces/naming';
import { handWords } from './words';

type Speech = {
  readonly language: Language;
  readonly words: MissionWords;
  agent(figure: Seat): string;
  player(seat: Seat): string;
};

const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

export function happenedWords({ language, words, agent, player }: Speech, it: GameEvent): string {
  const say = handWords.sayIn(language);
  switch (it.type) {
    case 'found':
      return say('happened.found', {
        agent: agent(it.agent),
        item: words.items[it.item]?.name ?? it.item,
      });
    case 'token': {
      const token = words.tokens[it.token] ?? it.token;
      const key = it.gained ? 'token' : 'tokenLost';
      return it.agent === null
        ? say(`happened.${key}`, { token })
        : say(`happened.${key}By`, { agent: agent(it.agent), token });
    }
    case 'life':
      return say('happened.life', { agent: agent(it.agent), change: signed(it.change) });
    case 'vortex':
    case 'returned':
      return say(`happened.${it.type}`, { agent: agent(it.agent) });
    case 'unit-lost':
      return say('happened.unit-lost', { agent: agent(it.agent), count: it.many });
    case 'units':
      return say('happened.units', { change: signed(it.change) });
    case 'resource': {
      const what = `${signed(it.change)} ${resourceName(words, it.resource, Math.abs(it.change))}`;
      return it.agent === null ? what : say('happened.resource', { agent: agent(it.agent), what });
    }
    case 'gave':
      return say('happened.gave', { agent: agent(it.agent), to: agent(it.to) });
    case 'rule':
      return say('happened.rule', { rule: words.rules[it.rule] ?? it.rule });
    case 'map':
      return say('happened.map', { place: words.places[it.place]?.name ?? it.place });
    case 'captain-die':
      return say('happened.die', { cost: it.cost });
    case 'captain':
      return say('happened.captain', { name: player(it.seat) });
    case 'decided':
      return say('happened.rejected');
    case 'won':
    case 'discarded':
    case 'closed':
    case 'opened':
      return say(`happened.${it.type}`, { card: cardName(words, it.card) });
    case 'hint':
      return say('happened.hint', { puzzle: words.puzzles[it.puzzle] ?? it.puzzle });
    default:
      return '';
  }
}
