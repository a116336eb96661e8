import { useEffect, useRef } from 'react';
import { View } from 'react-native';
import type { FilmProps, Reel } from './motion';

/**
 * A browser evaluates every CSS animation in every frame of the page. A stepped animation of the
 * whole strip costs nothing between two pictures.
 */
export const film = (reel: Reel) =>
  function Film({ picture: { width, height }, stands, children }: FilmProps) {
    const strip = useRef<View>(null);
    useEffect(() => {
      const element: unknown = strip.current; // on the web a view is a DOM element
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

/** A browser wakes the script at the end of each cycle, so cycles are long. */
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
  // Aligns all films, so that they change pictures in the same frame.
  const now = Number(document.timeline.currentTime ?? 0);
  running.startTime = now - (now % pictureMs);
  return running;
}
