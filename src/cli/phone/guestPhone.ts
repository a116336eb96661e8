/** A guest without a screen: finds its table, sits down, and lets a bot play. */
import { allGames, allPacks, findIn } from '../../games/games';
import { type AnyGame, type BotMoment, decided, type Viewer } from '../../games/game';
import type { Seat } from '../../kit/seat';
import { parseTableInvite } from '../../link/joining/tableInvite';
import { connectTo } from '../../link/meet';
import { realTimers } from '../../link/timers';
import { VERSION } from '../../protocol/messages';
import type { Token } from '../../protocol/token';
import { createGuest, type Guest, matchNow } from '../../table/guest';
import type { FindGame } from '../../table/saved';
import { createGuestLoop, type GuestLoop } from '../../table/guestLoop';
import { type PhoneSurroundings, digest } from './around';
import type { GuestConfig } from './config';

const TOKENS = 'tokens';
const HAND_MS = 400;

export async function guestPhone(
  config: GuestConfig,
  around: PhoneSurroundings,
): Promise<() => void> {
  const { means, vault, now, say } = around;
  const read = parseTableInvite(config.invite);
  if (!read.ok) throw new Error(`the invite is ${read.why}`);
  const { table, secret } = read.invite;
  const tokens = JSON.parse((await vault.read(TOKENS)) ?? '{}') as Record<string, Token>;
  const seat = config.role === 'guest' ? (config.seat as Seat) : undefined;
  const name = seat ?? 'a screen';
  const provesSeat = Object.keys(tokens).length > 0;
  const wish = { table, secret, version: VERSION, provesSeat, epoch: 1 };
  let shownEnd = false;

  const shell: GuestLoop = createGuestLoop(createGuest(name, tokens, !seat, allPacks()), {
    now,
    chance: Math.random,
    after: realTimers.after,
    async dial() {
      const met = await connectTo(means, wish);
      if (!met.ok) throw new Error(met.why.code);
      say({ met: met.link.way });
      return met.link;
    },
    keep: kept =>
      vault
        .write(TOKENS, JSON.stringify(kept))
        .catch((problem: unknown) => say({ trouble: String(problem) })),
    changed: guest => {
      const end = shownEnd ? undefined : endOf(guest, seat ?? 'board');
      if (end) say(end);
      shownEnd ||= end !== undefined;
    },
    answered: (_, n, why) => say(why ? { refused: n, why } : { accepted: n }),
    events: () => undefined,
    packArrived: () => undefined,
  });
  const find = findIn(await allGames());
  const stopHand = seat ? hand({ shell, seat, now, find }, config.speed) : () => undefined;
  return () => {
    stopHand();
    shell.stop();
  };
}

function endOf({ shared, views }: Guest, viewer: Viewer) {
  const seen = views.get(viewer);
  return shared?.phase === 'over' && seen ? { over: digest(seen.view), viewer } : undefined;
}

type Player = { shell: GuestLoop; seat: Seat; now(): number; find: FindGame };

/** Looks at the table at intervals and does what the plain bot would do. */
function hand({ shell, seat, now, find }: Player, speed: number): () => void {
  const timer = setInterval(() => {
    const guest = shell.guest();
    const game = guest.shared && find(guest.shared.game);
    if (!guest.linked || !game) return;
    if (guest.shared?.phase === 'lobby') return sitDown(shell, guest, seat);
    move(shell, guest, game, {
      seat,
      at: Math.floor(matchNow(guest, now()).at),
      chance: Math.random(),
    });
  }, HAND_MS / speed);
  return () => clearInterval(timer);
}

function sitDown(shell: GuestLoop, guest: Guest, seat: Seat): void {
  if (!guest.seats[seat]?.token) shell.wish({ wish: 'sit', seat });
}

function move(shell: GuestLoop, guest: Guest, game: AnyGame, moment: BotMoment): void {
  const { seat } = moment;
  const seen = guest.views.get(seat);
  const own = guest.seats[seat];
  if (!seen || !own?.token || own.pending.length > 0) return;
  const intent = decided(game.bot?.('plain', seen.view, moment));
  if (intent && 'act' in intent) shell.wish({ wish: 'act', seat, action: intent.act });
}
