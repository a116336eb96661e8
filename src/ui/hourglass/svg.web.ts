/**
 * As elsewhere, but the elements of the page themselves: each of the package’s own goes through a
 * component that reckons its properties anew, and a glass has thirty of them.
 */
import type { ComponentType } from 'react';
import type * as Shapes from 'react-native-svg';

type Shape = keyof typeof Shapes;
const element = <S extends Shape>(tag: string) =>
  tag as unknown as (typeof Shapes)[S] & ComponentType<never>;

export const ClipPath = element<'ClipPath'>('clipPath');
export const Defs = element<'Defs'>('defs');
export const G = element<'G'>('g');
export const LinearGradient = element<'LinearGradient'>('linearGradient');
export const Path = element<'Path'>('path');
export const Stop = element<'Stop'>('stop');
export const Svg = element<'Svg'>('svg');
