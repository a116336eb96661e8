/**
 * True if the last input came from the keyboard. Must be loaded at start, or the first keys go
 * unnoticed.
 */
let byKeys = false;
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (byKeys = true), true);
  document.addEventListener('pointerdown', () => (byKeys = false), true);
}

export const isByKeys = (): boolean => byKeys;
