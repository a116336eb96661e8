/** Small signs of the board: life, eyes, locks, votes, dice. */
import type { ReactNode } from 'react';
import Svg, { Circle, G, Path, Rect } from 'react-native-svg';
import type { Face } from '../../rules/components';
import { EyeFace, HEART, SkullFace } from './ShieldSign';
import { tints } from './station';

type Sized = { readonly size: number };

const Sign = ({ size, children }: Sized & { readonly children: ReactNode }) => (
  <Svg aria-hidden width={size} height={size} viewBox="-13 -13 26 26">
    {children}
  </Svg>
);

export const LifeSign = ({ size, isFull }: Sized & { readonly isFull: boolean }) => (
  <Sign size={size}>
    <Path
      d={HEART}
      fill={isFull ? tints.heart : 'none'}
      stroke={isFull ? tints.heart : tints.plasterLine}
      strokeWidth={2}
    />
  </Sign>
);

export const EyeSign = ({ size, color = tints.eye }: Sized & { readonly color?: string }) => (
  <Sign size={size}>
    <G transform="scale(1.6)">
      <EyeFace color={color} />
    </G>
  </Sign>
);

export const PadlockSign = ({
  size,
  isOpen,
  color,
}: Sized & { readonly isOpen: boolean; readonly color: string }) => (
  <Sign size={size}>
    <Path
      d={isOpen ? 'M-5 -1V-6A5 5 0 0 1 4.6 -7.6' : 'M-5 -1V-5A5 5 0 0 1 5 -5V-1'}
      fill="none"
      stroke={color}
      strokeWidth={2.6}
      strokeLinecap="round"
    />
    <Rect x={-8} y={-1.4} width={16} height={12} rx={2.4} fill={color} />
  </Sign>
);

export const ForbiddenSign = ({ size, color }: Sized & { readonly color: string }) => (
  <Sign size={size}>
    <Circle r={9} fill="none" stroke={color} strokeWidth={3} />
    <Path d="M-6 -6L6 6" stroke={color} strokeWidth={3} />
  </Sign>
);

/** Four people close together. */
export const TogetherSign = ({ size, color }: Sized & { readonly color: string }) => (
  <Sign size={size}>
    {[-8.4, -2.8, 2.8, 8.4].map(x => (
      <G key={x}>
        <Circle cx={x} cy={-3.6} r={2.6} fill={color} />
        <Path d={`M${x - 2.7} 8V2.6A2.7 2.7 0 0 1 ${x + 2.7} 2.6V8Z`} fill={color} />
      </G>
    ))}
  </Sign>
);

/** A flag: somebody has to start here. */
export const StartSign = ({ size, color }: Sized & { readonly color: string }) => (
  <Sign size={size}>
    <Path
      d="M-7 11V-10H8L4 -5L8 0H-7"
      fill={color}
      stroke={color}
      strokeWidth={1.6}
      strokeLinejoin="round"
    />
  </Sign>
);

export const FleetingSign = ({ size, color }: Sized & { readonly color: string }) => (
  <Sign size={size}>
    <Circle r={9} fill="none" stroke={color} strokeWidth={2.4} strokeDasharray="4 3" />
    <Path d="M0 -5V0L4 3" fill="none" stroke={color} strokeWidth={2.4} strokeLinecap="round" />
  </Sign>
);

export const VortexSign = ({ size, color }: Sized & { readonly color: string }) => (
  <Sign size={size}>
    <Path
      d="M0.4 0.2A2 2 0 0 1 -1.6 2A4.2 4.2 0 0 1 -4.6 -2.4A6.4 6.4 0 0 1 2.4 -6.4A8 8 0 0 1 8 2.6A9 9 0 0 1 -2 9.4"
      fill="none"
      stroke={color}
      strokeWidth={2.2}
      strokeLinecap="round"
    />
  </Sign>
);

export type VoteKind = 'yes' | 'no' | 'open' | 'vortex';
const VOTES: Readonly<Record<VoteKind, string>> = {
  yes: tints.yes,
  no: tints.no,
  open: tints.wait,
  vortex: tints.vortex,
};

export const VoteSign = ({ size, vote }: Sized & { readonly vote: VoteKind }) => (
  <Sign size={size}>
    <Circle r={12.4} fill="#FFFDF7" />
    <Circle r={10.8} fill={VOTES[vote]} />
    <VoteStroke vote={vote} />
  </Sign>
);

function VoteStroke({ vote }: { readonly vote: VoteKind }) {
  const line = {
    fill: 'none',
    stroke: '#FFFDF7',
    strokeWidth: 2.8,
    strokeLinecap: 'round',
  } as const;
  switch (vote) {
    case 'yes':
      return <Path d="M-5 0.4L-1.6 4L5.2 -4" {...line} />;
    case 'no':
      return <Path d="M-4.4 -4.4L4.4 4.4M4.4 -4.4L-4.4 4.4" {...line} />;
    case 'open':
      return (
        <>
          {[-4.6, 0, 4.6].map(x => (
            <Circle key={x} cx={x} r={1.6} fill="#FFFDF7" />
          ))}
        </>
      );
    default:
      return (
        <Path
          d="M0.3 0.1A1.6 1.6 0 0 1 -1.3 1.6A3.2 3.2 0 0 1 -3.4 -1.8A4.8 4.8 0 0 1 1.8 -4.8A6 6 0 0 1 6 2A6.8 6.8 0 0 1 -1.4 7"
          {...line}
          strokeWidth={1.9}
        />
      );
  }
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-4, -4],
    [4, 4],
  ],
  3: [
    [-5, -5],
    [0, 0],
    [5, 5],
  ],
};

/** The die of the captain, with 1 to 3 pips. */
export const CaptainDie = ({ size, pips = 3 }: Sized & { readonly pips?: number }) => (
  <Sign size={size}>
    <Rect
      x={-11}
      y={-11}
      width={22}
      height={22}
      rx={5}
      fill="#A5713A"
      stroke="#5E3B17"
      strokeWidth={1.4}
    />
    {(PIPS[pips] ?? []).map(([x, y]) => (
      <Circle key={`${x} ${y}`} cx={x} cy={y} r={2.5} fill="#FFF3DC" />
    ))}
  </Sign>
);

/** A die of an agent as it has fallen: hits have a green rim, skulls a red one, blanks are grey. */
export const ActionDie = ({ size, face }: Sized & { readonly face: Face }) => (
  <Sign size={size}>
    <Rect
      x={-11.4}
      y={-11.4}
      width={22.8}
      height={22.8}
      rx={5}
      fill="#FFFDF7"
      stroke={RIMS[face]}
      strokeWidth={2.4}
    />
    <DieFace face={face} />
  </Sign>
);

const RIMS: Readonly<Record<Face, string>> = {
  blank: '#B8B4A8',
  skull: tints.no,
  hit: tints.yes,
  double: tints.yes,
};

function DieFace({ face }: { readonly face: Face }) {
  switch (face) {
    case 'skull':
      return (
        <G transform="scale(1.15)">
          <SkullFace color={tints.no} />
        </G>
      );
    case 'hit':
      return <Path d={BURST} fill={tints.yes} />;
    case 'double':
      return (
        <>
          <Path d={BURST} fill={tints.yes} transform="translate(-4 -3.6) scale(0.66)" />
          <Path d={BURST} fill={tints.yes} transform="translate(4 3.8) scale(0.66)" />
        </>
      );
    default:
      return <Path d="M-4 0H4" stroke="#B8B4A8" strokeWidth={2} strokeLinecap="round" />;
  }
}

const BURST = 'M0 -7.6L1.9 -2.4L7.4 -2.2L3 1.2L4.6 6.6L0 3.4L-4.6 6.6L-3 1.2L-7.4 -2.2L-1.9 -2.4Z';
