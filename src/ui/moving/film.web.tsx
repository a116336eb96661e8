import { useEffect, useRef } from 'react';
import { View } from 'react-native';
import type { FilmProps, Reel } from './motion';

/**
 * As elsewhere. A browser looks after each animation of a style sheet in every frame of the page; one
 * that steps as a whole costs it nothing from one picture to the next.
 */
export const film = (reel: Reel) =>
  function Film({ picture: { width, height }, stands, children }: FilmProps) {
    const strip = useRef<View>(null);
    useEffect(() => {
      const element: unknown = strip.current; // a view is an element of the page here
      if (stands || !(element instanceof HTMLElement)) return undefined;
      const running = run(element, reel);
      return () => running.cancel();
    }, [stands]);
    return (
      <View ref={strip} style={{ width: width * reel.pictures, height }}>
        {children}
      </View>
    );
  };

/** At the end of each round a browser wakes the script: so there are few of them. */
const LONG = 3_000;

function run(strip: HTMLElement, { pictures, pictureMs }: Reel): Animation {
  const round = pictures * pictureMs;
  const rounds = Math.ceil(LONG / round);
  const poses = Array.from({ length: rounds }, (_, n) => [
    { offset: n / rounds, transform: 'translateX(0)' },
    { offset: (n + 1) / rounds, transform: 'translateX(-100%)' },
  ]);
  const running = strip.animate(poses.flat(), {
    duration: rounds * round,
    iterations: Infinity,
    easing: `steps(${rounds * pictures})`,
  });
  // All films change their pictures in the same frame.
  const now = Number(document.timeline.currentTime ?? 0);
  running.startTime = now - (now % pictureMs);
  return running;
}
