/** Browser features that the standard types lack. */
interface Navigator {
  /** Safari on iOS: the page runs in its own window. */
  readonly standalone?: boolean;
  readonly audioSession?: { type: string };
}

interface Window {
  readonly webkitAudioContext?: typeof AudioContext;
}
