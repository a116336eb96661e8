/** The light on one control: the control measures itself, and the spotlight is drawn around it. */
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ScreenBox } from './bubblePlace';
import { guideTo, scrollIntoSight } from './guide';

export type LightState = {
  /** The testIDs of controls; the first that is on the screen is lit. */
  readonly spots: readonly string[];
  /** The control is to be touched, not only looked at. */
  readonly leads: boolean;
  readonly boxes: Readonly<Record<string, ScreenBox>>;
};
export type GuideLight = StoreApi<LightState>;

const DARK: LightState = { spots: [], leads: false, boxes: {} };
const Context = createContext<GuideLight | null>(null);
export const LightProvider = Context.Provider;

export const useLight = (): GuideLight => useState(() => createStore<LightState>(() => DARK))[0];

export const litBox = ({ spots, boxes }: LightState): ScreenBox | null => {
  const [first] = spots.flatMap(spot => boxes[spot] ?? []);
  return first ?? null;
};

/** Lets the light fall on these. */
export function useLit(light: GuideLight, spots: readonly string[], leads: boolean): void {
  const names = spots.join(' ');
  useEffect(() => {
    light.setState({ spots: names === '' ? [] : names.split(' '), leads });
    return () => light.setState({ spots: [] });
  }, [light, names, leads]);
}

type Props = { readonly at: string };

/** Lies in a control, and gives its place away while the light falls on it. */
export function LitSpot({ at }: Props) {
  const light = useContext(Context);
  return light && <Spot light={light} at={at} />;
}

type SpotProps = Props & { readonly light: GuideLight };

function Spot({ light, at }: SpotProps) {
  const isLit = useStore(light, ({ spots }) => spots.includes(at));
  return isLit ? <Lit light={light} at={at} /> : null;
}

/** A control may move while a page scrolls or a sheet opens. */
const LOOK_MS = 120;
/** With large words, a page may still grow after its first layout. */
const LAID_OUT_MS = 500;

function Lit({ light, at }: SpotProps) {
  const mark = useRef<View>(null);
  const leads = useStore(light, it => it.leads);
  useEffect(() => {
    if (leads) return guideTo(mark.current);
    scrollIntoSight(mark.current);
    return undefined;
  }, [leads]);
  useEffect(() => {
    const settling = setTimeout(() => scrollIntoSight(mark.current), LAID_OUT_MS);
    return () => clearTimeout(settling);
  }, []);
  useEffect(() => {
    const look = () =>
      mark.current?.measureInWindow((x, y, width, height) => {
        lay(light, at, { x, y, width, height });
      });
    look();
    const looking = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(looking);
      const { [at]: _, ...boxes } = light.getState().boxes;
      light.setState({ boxes });
    };
  }, [light, at]);
  return (
    <View
      ref={mark}
      collapsable={false}
      aria-hidden
      pointerEvents="none"
      style={StyleSheet.absoluteFill}
      testID={`pointer-${at}`}
    />
  );
}

function lay(light: GuideLight, at: string, box: ScreenBox): void {
  const { boxes } = light.getState();
  const before = boxes[at];
  if (!before || !isNear(before, box)) light.setState({ boxes: { ...boxes, [at]: box } });
}

const isNear = (one: ScreenBox, other: ScreenBox): boolean =>
  Math.abs(one.x - other.x) < 0.5 &&
  Math.abs(one.y - other.y) < 0.5 &&
  Math.abs(one.width - other.width) < 0.5 &&
  Math.abs(one.height - other.height) < 0.5;
