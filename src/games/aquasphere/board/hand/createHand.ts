import { createStore } from 'zustand/vanilla';
import type { Action } from '../../rules/actions';
import type { Letter, Task } from '../../rules/components';
import { whyNot } from '../../rules/rules';
import { botFor } from './botFor';
import type { AquaSeat, AquaSeatState, HandState, LineAnswer, Page, Picked, Topic } from './hand';

const EMPTY: HandState = {
  page: 'lab',
  picked: null,
  answers: [],
  looking: null,
  topic: null,
  isTalking: false,
  showsNext: false,
  queue: [],
  refusal: null,
  carried: 'engineer',
};

export type HandStore = ReturnType<typeof createHand>;

export function createHand(seat: AquaSeat) {
  const { setState, ...store } = createStore<HandState>(() => EMPTY);
  /** The view on which the last act was sent: the next one waits for another. */
  let sentOn: unknown = null;

  function send(action: Action): void {
    sentOn = seat.getState().view;
    seat.act(action);
  }
  function refusalOf(action: Action) {
    const { view, seat: own, clock } = seat.getState();
    const at = clock.now();
    return whyNot(view, action, { seat: own, at, finger: at }) ?? null;
  }
  /**
   * Refuses at once what the rules would refuse; the rest follows when the first is answered. A
   * second touch before that does nothing.
   */
  function act(first: Action, ...rest: readonly Action[]): void {
    if (seat.getState().pending.length > 0) return;
    const refusal = refusalOf(first);
    setState({ refusal, queue: refusal ? [] : rest });
    if (!refusal) send(first);
  }
  /** Stops when the match has taken another course than was planned. */
  function goOn(): void {
    const [next, ...queue] = store.getState().queue;
    if (!next) return;
    const isOpen = refusalOf(next) === null;
    setState({ queue: isOpen ? queue : [] });
    if (isOpen) send(next);
  }
  const pick = (picked: Picked | null) =>
    setState({ picked, answers: [], refusal: null, showsNext: false });
  /** The scientist is dropped on a sector, so a bot has to go along. */
  function goTo(sector: Letter): void {
    const { view, seat: own } = seat.getState();
    const { picked } = store.getState();
    const task = picked?.what === 'bot' ? picked.task : botFor(view, own, sector);
    if (task) pick({ what: 'bot', task, sector });
    else setState({ refusal: refusalOf({ type: 'move', sector }) });
  }
  const acts = {
    act,
    pick,
    goTo,
    lift: (carried: HandState['carried']) => setState({ carried }),
    aim: (sector: Letter) =>
      setState(({ picked }) => ({
        picked: picked?.what === 'bot' ? { ...picked, sector } : picked,
        answers: [],
        refusal: null,
      })),
    /** Another bot for the sector that is already chosen. */
    swap: (task: Task) =>
      setState(({ picked }) => ({
        picked: { what: 'bot', task, sector: picked?.what === 'bot' ? picked.sector : null },
        answers: [],
      })),
    answer: (place: number, answer: LineAnswer) =>
      setState(({ answers }) => ({ answers: [...answers.slice(0, place), answer] })),
    turnTo: (page: Page) => setState({ page, looking: null }),
    look: (looking: Letter | null) => setState({ looking }),
    explain: (topic: Topic | null) => setState({ topic }),
    talk: (isTalking: boolean) => setState({ isTalking }),
    ask: seat.ask,
    showNext: (showsNext: boolean) => setState({ showsNext }),
    dismiss: () => setState({ refusal: null }),
  };
  /** Follows the match: refusals are shown, and plans that have been carried out are forgotten. */
  const follow = () =>
    seat.subscribe((now, before) => {
      if (now.refusal && now.refusal !== before.refusal)
        setState({ refusal: now.refusal.why, queue: [] });
      if (now.view !== before.view && isOver(now, before)) setState({ picked: null, answers: [] });
      if (now.pending.length === 0 && now.view !== sentOn) goOn();
    });
  return { ...store, acts, follow };
}

/** A plan lasts until its player has acted. */
const isOver = (now: AquaSeatState, before: AquaSeatState): boolean =>
  before.view.turn === now.seat &&
  (now.view.turn !== now.seat ||
    now.view.due !== before.view.due ||
    now.view.players[now.seat] !== before.view.players[now.seat]);
