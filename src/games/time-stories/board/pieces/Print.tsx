import type { ComponentProps } from 'react';
import { Type } from '@/ui/Type';
import { clay, glaze } from './palette';

const INKS = {
  ink: glaze.ink,
  soft: glaze.soft,
  cobalt: glaze.cobalt,
  white: glaze.white,
  go: glaze.go,
  stop: glaze.stop,
  brass: glaze.brassDeep,
  clay: clay.ink,
  claySoft: clay.dark,
  lamp: clay.lampInk,
  lampSoft: clay.lampSoft,
} as const;
export type InkTone = keyof typeof INKS;

type Props = Omit<ComponentProps<typeof Type>, 'tone'> & { readonly tone?: InkTone };

/** Words on glaze or on clay. */
export const Print = ({ tone = 'ink', style, ...rest }: Props) => (
  <Type {...rest} style={[{ color: INKS[tone] }, style]} />
);
