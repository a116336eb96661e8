import { Circle, G, Path, Rect } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import { enamelOf, sea } from './colours';
import { Figure } from './Figure';

const BODY = 'M-7.6 11.4L-6.9 -1C-6.7 -8 -4 -11.8 0 -11.8C4 -11.8 6.7 -8 6.9 -1L7.6 11.4Z';
const ARMS = 'M-7.2 1.6L-11.6 5L-7.6 8.2ZM7.2 1.6L11.6 5L7.6 8.2Z';

type Props = {
  /** Null: a bot as such, in grey. */
  readonly seat: Seat | null;
  readonly isGhost?: boolean;
};

/** A bot in the colour of its player, with their figure on its belly. */
export function BotPiece({ seat, isGhost = false }: Props) {
  if (isGhost && seat) return <GhostBot seat={seat} />;
  const { bright, shade } = seat ? enamelOf(seat) : { bright: '#C7CEDC', shade: sea.pale };
  return (
    <>
      <Path d={ARMS} fill={shade} stroke={sea.edge} strokeWidth={1.2} strokeLinejoin="round" />
      <Path d={BODY} fill={bright} stroke={sea.edge} strokeWidth={1.6} strokeLinejoin="round" />
      <Path
        d="M-7 0.2H7M-4.6 -7.6C-3.6 -9.4 -2.2 -10.3 -0.8 -10.5"
        fill="none"
        stroke={shade}
        strokeWidth={0.9}
        strokeLinecap="round"
      />
      <Path
        d="M-5 -6C-4.2 -8.8 -2.6 -10.2 -1 -10.6"
        stroke={colors.white}
        strokeOpacity={0.65}
        strokeWidth={1}
        fill="none"
        strokeLinecap="round"
      />
      <Face />
      {seat && (
        <G transform="translate(0, 5.6) scale(0.38)">
          <Figure seat={seat} isPrint />
        </G>
      )}
    </>
  );
}

const Face = () => (
  <>
    <Rect x={-4.9} y={-7.2} width={9.8} height={5} rx={2.5} fill={sea.edge} />
    <Circle cx={-2.1} cy={-4.7} r={1.35} fill={sea.eye} />
    <Circle cx={2.1} cy={-4.7} r={1.35} fill={sea.eye} />
  </>
);

/** A bot that would stand here: dashes in its colour. */
function GhostBot({ seat }: { readonly seat: Seat }) {
  const { bright } = enamelOf(seat);
  return (
    <>
      <Path
        d={BODY}
        fill={bright}
        fillOpacity={0.18}
        stroke={bright}
        strokeWidth={1.5}
        strokeDasharray="3 2"
        strokeLinejoin="round"
      />
      <Rect
        x={-4.9}
        y={-7.2}
        width={9.8}
        height={4.6}
        rx={2.3}
        fill="none"
        stroke={bright}
        strokeWidth={1}
      />
      <G transform="translate(0, 5.4) scale(0.4)">
        <Figure seat={seat} />
      </G>
    </>
  );
}
