/** Turns what happens in the match into sounds, touch and speech for the seats of this phone. */
import type { AnyBoard, Alarm, Chime, LobbyCue, MusicMoment } from '../games/board';
import type { AnyEvent, Viewer } from '../games/game';
import type { Millis } from '../kit/millis';
import type { Alerts } from './alerts';
import { arrivalCue } from './arrivals';
import type { SessionState } from './sessionState';
import type { Session } from './session';
import { ownSeats, seenView } from './seats';

type ListeningDeps = {
  readonly session: Session;
  readonly alerts: Alerts;
  boardOf(game: string): Promise<AnyBoard | undefined>;
  language(): string;
  after(ms: Millis, run: () => void): () => void;
  /** Plays on the one device of the room that also plays music. */
  lobby(cue: LobbyCue): void;
  /** Null: no match is running. */
  music(moment: MusicMoment | null): void;
};

const MUSIC_MS: Millis = 1_000;

/** Returns how to stop. */
export function listen(deps: ListeningDeps): () => void {
  const { session, alerts } = deps;
  let board: AnyBoard | undefined;
  let game: string | undefined;
  let alarms: readonly Alarm[] = [];

  function hear(now: SessionState, before: SessionState): void {
    if (now.guest?.shared?.game !== game) return fetchBoard(now.guest?.shared?.game);
    if (!board || !now.guest) return alerts.see({ alarms: [], clock: now.clock });
    const chimes = [...requests(now, before, board), ...refusal(now, before)];
    if (chimes.length > 0) alerts.chime(chimes);
    const isNew = viewers(now).some(viewer => seenBy(now, viewer) !== seenBy(before, viewer));
    if (isNew || now.clock !== before.clock) announce(now);
  }

  function fetchBoard(next: string | undefined): void {
    game = next;
    board = undefined;
    alerts.see({ alarms: [], clock: session.state.getState().clock });
    if (next !== undefined) void begin(next);
  }

  async function begin(wanted: string): Promise<void> {
    const found = await deps.boardOf(wanted);
    if (game !== wanted) return;
    board = found;
    const now = session.state.getState();
    hear(now, now);
    announce(now);
  }

  /** Chimes at once for a seat. A screen that only watches stays silent. */
  function ring(viewer: Viewer, events: readonly AnyEvent[], view: unknown): void {
    if (!board || viewer === 'board') return;
    alerts.chime(board.cues(deps.language(), events, view, viewer));
  }

  function announce(now: SessionState): void {
    const { clock } = now;
    const language = deps.language();
    alarms = viewers(now).flatMap(viewer => {
      const view = seenBy(now, viewer);
      if (!board || view === undefined) return [];
      const seat = viewer === 'board' ? null : viewer;
      const own = board.alarms(language, view, seat);
      return own.map(alarm => ({ ...alarm, name: `${viewer} ${alarm.name}` }));
    });
    alerts.see({ alarms, clock });
  }

  function musicNow(now: SessionState): MusicMoment {
    const [viewer] = viewers(now);
    const view = viewer && seenBy(now, viewer);
    const own = view === undefined ? undefined : board?.music?.(view);
    return own ?? musicTowardsEnd(alarms, now.clock.now());
  }

  /** While music plays, updates how far the match has come. */
  function play(): void {
    const now = session.state.getState();
    const sounds = playsMusic(now);
    if (sounds || isPlaying) deps.music(sounds ? musicNow(now) : null);
    isPlaying = sounds;
    stopMusic();
    if (sounds) stopMusic = deps.after(MUSIC_MS, play);
  }

  /** Somebody has sat down, or everybody has. */
  function greet(now: SessionState, before: SessionState): void {
    const [is, was] = [now.guest?.shared, before.guest?.shared];
    if (is === was || is?.phase !== 'lobby' || !was || !isHeardByRoom(now)) return;
    const cue = arrivalCue(was.places, is.places);
    if (cue) deps.lobby(cue);
  }

  function changed(now: SessionState, before: SessionState): void {
    hear(now, before);
    greet(now, before);
    if (playsMusic(now) !== isPlaying) play();
  }

  let isPlaying = false;
  let stopMusic = () => {};
  const stopHearing = session.state.subscribe(changed);
  const stopRinging = session.events.subscribe(ring);
  return () => {
    stopHearing();
    stopRinging();
    stopMusic();
    alerts.stop();
    deps.music(null);
  };

  function requests(now: SessionState, before: SessionState, by: AnyBoard): Chime[] {
    const own = now.guest ? ownSeats(now.guest) : [];
    const known = new Set(before.guest?.shared?.requests.map(({ id }) => id));
    const fresh = (now.guest?.shared?.requests ?? []).filter(
      ({ id, from, to }) => !known.has(id) && !own.includes(from) && (!to || own.includes(to)),
    );
    return own.length === 0
      ? []
      : fresh.map(({ words }) => ({
          cue: 'asked',
          words: by.requestWords(deps.language(), words),
        }));
  }
}

/** The seats of this phone; without a seat, the board. */
function viewers({ guest }: SessionState): readonly Viewer[] {
  const own = guest ? ownSeats(guest) : [];
  return own.length > 0 ? own : ['board'];
}

const seenBy = ({ guest }: SessionState, viewer: Viewer): unknown =>
  guest ? seenView(guest, viewer) : undefined;

const refusal = (now: SessionState, before: SessionState): Chime[] =>
  now.refusal && now.refusal !== before.refusal ? [{ cue: 'refused' }] : [];

function playsMusic(now: SessionState): boolean {
  return now.guest?.shared?.phase === 'playing' && now.clock.running && isHeardByRoom(now);
}

/**
 * Only one device sounds for the whole room: the screen that everybody watches, or else the host's
 * phone.
 */
function isHeardByRoom({ guest, hosting }: SessionState): boolean {
  const screens = (guest?.shared?.watchers ?? 0) - 1; // the host's own phone always watches the board
  return hosting ? screens <= 0 : guest?.watches === true;
}

export function musicTowardsEnd(alarms: readonly Alarm[], now: Millis): MusicMoment {
  const end = alarms.find(({ cue }) => cue === 'over')?.at;
  const last = alarms.find(({ cue }) => cue === 'last-minute')?.at;
  const soundtrack = 'glass';
  if (end === undefined || end <= 0) return { soundtrack, share: 0, isTense: false };
  const isTense = last !== undefined && now >= last;
  return { soundtrack, share: Math.min(1, now / end), isTense };
}
