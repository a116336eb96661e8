import type { ReactNode } from 'react';
import { colors } from '@/ui/theme/tokens';
import { type Berth, BERTHS, type Expansion } from '../../rules/components';
import { Crystal, PaperCard, TimeMarker } from '../pieces/Goods';
import { Numeral } from '../pieces/Numeral';
import { Octopod } from '../pieces/Octopod';
import { At } from '../pieces/Piece';

const PICTURES: Readonly<Record<Berth, () => ReactNode>> = {
  cards: () => <PaperCard />,
  crystals: () => <Crystal />,
  octopods: () => <Octopod />,
  time: () => <TimeMarker />,
};

/** What lies in a berth. */
export const BerthShape = ({ berth }: { readonly berth: Berth }) => PICTURES[berth]();

type Props = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly expansion: Expansion;
};

/** What an expansion adds, and its letters, side by side. */
export function ExpansionShape({ x, y, size, expansion: { adds, letters } }: Props) {
  const parts = [...BERTHS.filter(berth => adds[berth] !== undefined), ...letters];
  const step = size * 0.98;
  return (
    <>
      {parts.map((part, n) => {
        const at = x + (n - (parts.length - 1) / 2) * step;
        const berth = BERTHS.find(it => it === part);
        return berth ? (
          <At key={part} x={at} y={y} size={size * 1.12}>
            <BerthShape berth={berth} />
          </At>
        ) : (
          <Numeral key={part} x={at} y={y} size={size} fill={colors.brassLight}>
            {part}
          </Numeral>
        );
      })}
    </>
  );
}
