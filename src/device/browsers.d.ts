/** What some browsers have and the standard types leave out. */
interface Navigator {
  /** Safari on iOS: the page stands in a window of its own. */
  readonly standalone?: boolean;
  readonly audioSession?: { type: string };
}

interface Window {
  readonly webkitAudioContext?: typeof AudioContext;
}
