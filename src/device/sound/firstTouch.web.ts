/**
 * A browser plays nothing before the first touch anywhere on the page, or the first key of a TV's
 * remote.
 */
export function onFirstTouch(told: () => void): void {
  const once = () => {
    for (const event of EVENTS) document.removeEventListener(event, once, true);
    told();
  };
  for (const event of EVENTS) document.addEventListener(event, once, true);
}

const EVENTS = ['pointerup', 'keydown'] as const;
