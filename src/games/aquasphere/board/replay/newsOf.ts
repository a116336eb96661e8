/** What has happened, in sentences. */
import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import type { Language, Say } from '@/ui/words/words';
import { PROGRAMMES, type Task } from '../../rules/components';
import type { GameEvent } from '../../rules/events';
import type { Seen } from '../../rules/state';
import type { en } from '../../texts/ending.en';
import { endingWords } from '../ending/words';
import { nameOf } from '../pieces/naming';
import { pieceWords } from '../pieces/words';

type Voice = {
  readonly say: Say<typeof en>;
  name(seat: Seat): string;
  task(task: Task): string;
};

/** `view` is the one that the events led away from; it knows the programme. */
export function newsOf(
  language: Language,
  places: readonly TablePlace[],
  events: readonly GameEvent[],
  view: Seen,
): readonly string[] {
  const piece = pieceWords.sayIn(language);
  const voice: Voice = {
    say: endingWords.sayIn(language),
    name: seat => nameOf(language, places, seat),
    task: task => piece(`task.${task}`),
  };
  return events.flatMap(event => sentences(voice, event, view));
}

function sentences(voice: Voice, event: GameEvent, view: Seen): readonly string[] {
  const { say, name, task } = voice;
  switch (event.type) {
    case 'stepped':
      return [
        say('news.stepped', {
          name: name(event.seat),
          task: task(PROGRAMMES[view.programme][event.room]),
        }),
      ];
    case 'programmed':
      return event.by === 'markers'
        ? [say('news.bought', { name: name(event.seat), task: task(event.task) })]
        : [];
    case 'recalled':
      return [say('news.recalled', { name: name(event.seat), task: task(event.task) })];
    case 'moved': {
      const sector = event.path[event.path.length - 1];
      return sector
        ? [say('news.moved', { name: name(event.seat), sector, paid: event.paid })]
        : [];
    }
    case 'placed':
      return placedWords(voice, event);
    case 'passed':
      return [say('news.passed', { name: name(event.seat), place: event.place })];
    case 'interim':
      return [say('news.interim', { round: event.round })];
    case 'refilled':
      return [say('news.refilled', { round: event.round })];
    case 'over':
      return [say('news.over')];
    default:
      return gainSentences(voice, event);
  }
}

type Placed = Extract<GameEvent, { type: 'placed' }>;

function placedWords({ say, name, task }: Voice, event: Placed): readonly string[] {
  const { sector } = event;
  const set =
    event.task === null
      ? say('news.byLetter', { name: name(event.seat), sector })
      : say('news.placed', { name: name(event.seat), sector, task: task(event.task) });
  return event.home.length > 0 ? [set, say('news.overflow', { sector })] : [set];
}

function gainSentences({ say, name }: Voice, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'caught':
      return [
        say('news.caught', {
          name: name(event.seat),
          sector: event.sector,
          count: event.count,
        }),
      ];
    case 'took':
      return [
        say('news.took', {
          name: name(event.seat),
          sector: event.sector,
          count: event.count,
          what: say(`news.${event.what}`),
        }),
      ];
    case 'launched':
      return [say('news.launched', { name: name(event.seat), sector: event.sector })];
    case 'extended':
      return [say('news.extended', { name: name(event.seat), sector: event.sector })];
    case 'researched':
      return [say('news.researched', { name: name(event.seat), sector: event.sector })];
    case 'scored':
      return event.to < event.from
        ? [say('news.fell', { name: name(event.seat), points: event.to })]
        : [say('news.scored', { name: name(event.seat), count: event.to - event.from })];
    case 'crossed':
      return [say('news.crossed', { name: name(event.seat), line: event.line })];
    case 'stopped':
      return [say('news.stopped', { name: name(event.seat), line: event.line })];
    default:
      return [];
  }
}
