/**
 * Keeps the screen on by a wake lock or, where a page may not have one (plain http), by a playing
 * video.
 */
import { clock } from '../clock';
import type { Awake } from '../ports';

export function createAwake(): Awake {
  let wanted = false;
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  let film: Film | undefined;

  async function keep(): ReturnType<Awake['keep']> {
    wanted = true;
    lock ??= locked();
    if (await lock) return 'lock';
    if (!wanted) return 'none';
    film ??= createFilm();
    return (await film?.play()) ? 'video' : 'none';
  }

  function release(): void {
    wanted = false;
    void lock?.then(it => it?.release()).catch(() => undefined);
    film?.remove();
    lock = undefined;
    film = undefined;
  }

  // A hidden page loses lock and video, and the browser restores neither.
  document.addEventListener('visibilitychange', () => {
    if (!wanted || document.visibilityState !== 'visible') return;
    lock = undefined;
    void keep();
  });
  return { keep, release };
}

const locked = async () => navigator.wakeLock?.request('screen').catch(() => undefined);

type Film = { play(): Promise<boolean>; remove(): void };

/**
 * Two pixels that change now and then. It is a live stream because browsers let the screen sleep
 * during a small or looping file, but not during a visible stream.
 */
function createFilm(): Film | undefined {
  const canvas = document.createElement('canvas');
  if (!('captureStream' in canvas)) return undefined;
  canvas.width = canvas.height = 2;
  const brush = canvas.getContext('2d');
  const video = document.createElement('video');
  const timer = setInterval(
    () => brush?.fillRect(0, 0, (Math.floor(clock.now()) >> 10) & 1, 1),
    500,
  );
  brush?.fillRect(0, 0, 1, 1);
  video.srcObject = canvas.captureStream(2);
  video.muted = true;
  video.setAttribute('playsinline', '');
  video.setAttribute('aria-hidden', 'true');
  video.tabIndex = -1;
  Object.assign(video.style, { position: 'fixed', left: '0', bottom: '0', width: '2px' });
  Object.assign(video.style, { height: '2px', opacity: '0.01', pointerEvents: 'none' });
  document.body.append(video);
  return {
    play: () =>
      video.play().then(
        () => true,
        () => false,
      ),
    remove() {
      clearInterval(timer);
      video.pause();
      video.srcObject = null;
      video.remove();
    },
  };
}
