/**
 * Plain SVG elements of the page: react-native-svg wraps each in a component that computes its
 * properties on every render, and a glass has thirty elements.
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
