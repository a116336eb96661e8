import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { Icon } from '@/ui/Icon';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { score } from '../../rules/score';
import { seatColour } from '../pieces/colours';
import { nameOf, tablePlaceOf } from '../pieces/naming';
import { PRESENCE, presenceOf } from '../pieces/presence';
import { SeatMark } from '../pieces/SeatMark';
import type { MatProps } from './matProps';
import { AboveRow, BelowRow } from './CounterRows';
import { calledAs, summary } from './naming';
import { MatPlan } from './MatPlan';
import { MatGlass } from './MatGlass';
import { useMatVoice } from './useMatVoice';

const PADDING = space.s + space.xs;
const BORDER = 1;

/** One player’s centre, with everything on it, above it and below it. */
export function Mat(props: MatProps) {
  const { view, seat, places, width } = props;
  const voice = useMatVoice();
  const centre = of(view.centres, seat);
  const inner = width - 2 * (PADDING + BORDER);
  return (
    <View
      role="listitem"
      aria-label={calledAs(voice, seat, places)}
      testID={`mat-${seat}`}
      style={[styles.mat, { width, borderTopColor: seatColour(seat) }]}
    >
      <Head {...props} />
      <AboveRow centre={centre} seat={seat} width={inner} />
      <MatPlan {...props} width={inner} />
      <BelowRow centre={centre} width={inner} />
    </View>
  );
}

function Head({ view, seat, places, clock }: MatProps) {
  const voice = useMatVoice();
  const presence = presenceOf(tablePlaceOf(places, seat));
  const { points } = score(of(view.centres, seat));
  return (
    <View
      accessible
      role="img"
      aria-label={summary(voice, view, seat, places)}
      testID={`mat-${seat}-summary`}
      style={styles.head}
    >
      <SeatMark seat={seat} size={30} />
      <View style={styles.name}>
        <Type as="heading" numberOfLines={1}>
          {nameOf(voice.piece, places, seat)}
        </Type>
        {presence && <Sign {...PRESENCE[presence]} words={voice.mats(presence)} />}
      </View>
      <Parked {...{ view, seat, clock }} />
      <Type as="clock" style={{ color: seatColour(seat) }}>
        {points}
      </Type>
    </View>
  );
}

type SignProps = { tone: 'heed' | 'soft'; icon: 'offline' | 'robot'; words: string };

const Sign = ({ tone, icon, words }: SignProps) => (
  <View style={styles.sign}>
    <Icon name={icon} size={16} color={tone === 'heed' ? colors.heed : colors.inkSoft} />
    <Type as="label" tone={tone}>
      {words}
    </Type>
  </View>
);

/** Parked glasses wait beside the name. */
const Parked = ({ view, seat, clock }: Pick<MatProps, 'view' | 'seat' | 'clock'>) => (
  <View style={styles.parked}>
    {([0, 1] as const)
      .filter(glass => of(view.glasses, seat)[glass] === null)
      .map(glass => (
        <MatGlass key={glass} {...{ view, seat, glass, clock }} height={34} />
      ))}
  </View>
);

const styles = StyleSheet.create({
  mat: {
    gap: space.s,
    padding: PADDING,
    borderRadius: radius.l,
    borderWidth: BORDER,
    borderTopWidth: 4,
    borderColor: colors.raised,
    backgroundColor: colors.panel,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
  sign: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  parked: { flexDirection: 'row', gap: space.xs, opacity: 0.7 },
});
