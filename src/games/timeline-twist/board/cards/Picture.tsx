import { memo } from 'react';
import Svg, { Circle, ClipPath, Defs, G, Path } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import type { Category, Front } from '../../deck/card';
import { GROUNDS, type PicturePart, PICTURES, variantOf } from './pictures';

type Props = {
  readonly card: Pick<Front, 'id' | 'category'>;
  readonly size: number;
  readonly side: 'fact' | 'date';
};

/** The print on a card: in day colours on the fact side, in night colours on the date side. */
export const Picture = memo(function Picture({ card, size, side }: Props) {
  const [round] = useSvgIds('round');
  const inks = INKS[side];
  return (
    <Svg aria-hidden width={size} height={size} viewBox="-34 -34 68 68">
      <Defs>
        <ClipPath id={round}>
          <Circle r={31} />
        </ClipPath>
      </Defs>
      <Circle r={31} fill={TINTS[card.category]} opacity={inks.tint} />
      <G clipPath={`url(#${round})`}>
        <Path
          d={GROUNDS[variantOf(card.id, GROUNDS.length)] ?? ''}
          fill="none"
          stroke={inks.bare}
          strokeWidth={1.2}
          opacity={inks.ground}
        />
      </G>
      {PICTURES[card.category].map(part => (
        <Path key={part.d} d={part.d} {...printed(part, inks)} />
      ))}
      <Circle r={31} fill="none" stroke={inks.dark} strokeWidth={1.6} />
    </Svg>
  );
});

type Inks = (typeof INKS)['fact' | 'date'];

function printed({ as }: PicturePart, inks: Inks) {
  const line = { stroke: inks.dark, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
  if (as === 'line') return { ...line, fill: 'none', strokeWidth: 2.4 };
  return { ...line, fill: inks[as], strokeWidth: 1.4 };
}

const INKS = {
  fact: { dark: colors.print, bare: colors.paperLight, tint: 0.62, ground: 0.6 },
  date: { dark: colors.nightSoft, bare: colors.night, tint: 0.22, ground: 0.5 },
} as const;

const TINTS: Readonly<Record<Category, string>> = {
  earth: colors.ochre,
  life: colors.green,
  space: colors.goodBlue,
  discovery: colors.turquoise,
  invention: colors.yellow,
  art: colors.pink,
  society: colors.purple,
  everyday: colors.orange,
};
