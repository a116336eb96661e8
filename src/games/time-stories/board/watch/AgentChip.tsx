import { StyleSheet, View } from 'react-native';
import { sum } from '@/kit/lists';
import { of } from '@/kit/seat';
import { useStage } from './stage';
import { AWAY, deedSign } from '../pieces/deedSigns';
import { GoodsSign } from '../pieces/GoodsSign';
import { resourceName } from '../pieces/naming';
import { SeatMark } from '../pieces/SeatMark';
import { seatColour } from '../pieces/seats';
import { slotOf } from '../pieces/slots';
import { seatPale } from '../signs/figureColours';
import { CaptainDie, LifeSign, VoteSign } from '../signs/Signs';
import { tints } from '../signs/station';
import type { Owned, Chip } from './chips';
import { GlazeText } from './GlazeText';
import { figureName, listed } from './people';
import { useWatched, type Watched } from './WatchContext';
import { watchWords } from './words';

type Props = { readonly chip: Chip };

/** An agent on the desk: emblem, name, life, and what it does next. */
export function AgentChip({ chip }: Props) {
  const { px } = useStage();
  const watched = useWatched();
  const { sizes, places, view } = watched;
  const { figure, vortex, vote, isCaptain } = chip;
  const { by } = of(view.agents, figure);
  const isAway = places.some(
    ({ seat, here, sits }) => by.includes(seat) && !here && sits === 'player',
  );
  const high = sizes.chipHeight;
  const badge = high * 0.5;
  return (
    <View
      accessible
      role="img"
      aria-label={chipWords(watched, chip, isAway)}
      testID={`chip-${figure}`}
      style={[
        styles.chip,
        {
          width: px(sizes.chipWidth),
          height: px(high),
          borderRadius: px(14),
          borderWidth: px(EDGE),
          borderColor: seatColour(figure),
          backgroundColor: vortex === null ? seatPale(figure) : tints.vortexPale,
          opacity: isAway ? 0.7 : 1,
        },
      ]}
    >
      <View
        style={[styles.row, styles.head, { paddingLeft: px(high * 0.14), gap: px(high * 0.12) }]}
      >
        <SeatMark seat={figure} size={px(high * 0.42)} />
        <View style={styles.words}>
          <GlazeText
            size={sizes.small + 2}
            lines={1}
            style={{ marginRight: px(vote ? badge * 0.6 : 8) }}
          >
            {figureName(watched, figure)}
          </GlazeText>
          <Life chip={chip} />
        </View>
      </View>
      <Pocket chip={chip} />
      {vote && (
        <View style={[styles.badge, { right: px(-badge * 0.3), top: px(-badge * 0.34) }]}>
          <VoteSign size={px(badge)} vote={vote} />
        </View>
      )}
      {isCaptain && (
        <View style={[styles.badge, { left: px(-badge * 0.26), top: px(-badge * 0.34) }]}>
          <CaptainDie size={px(badge * 0.82)} />
        </View>
      )}
    </View>
  );
}

/** In the vortex, the unit of the return stands in its place. */
function Life({ chip: { vortex, most, life } }: Props) {
  const { px } = useStage();
  const { sizes } = useWatched();
  const size = sizes.chipHeight * 0.225;
  if (vortex !== null && vortex > 0)
    return (
      <GlazeText
        size={sizes.small}
        color={tints.vortex}
        lines={1}
        style={{ lineHeight: px(size) }}
      >{`${AWAY} ${vortex}`}</GlazeText>
    );
  return (
    <View style={[styles.row, { gap: px(3) }]}>
      {Array.from({ length: most }, (_, n) => (
        <LifeSign key={n} size={px(size)} isFull={n < life} />
      ))}
    </View>
  );
}

/** The lower edge of the chip: what is carried on the left, what is done next on the right. */
function Pocket({ chip }: Props) {
  const { px } = useStage();
  const { sizes } = useWatched();
  const high = sizes.chipHeight * POCKET;
  const room = (sizes.chipWidth - 2 * EDGE) / high - 2 * GAP - DEED;
  const scale = Math.min(1, room / Math.max(1, pocketWidth(chip.purse)));
  return (
    <View
      style={[
        styles.row,
        styles.pocket,
        {
          height: px(high),
          paddingHorizontal: px(high * GAP),
          gap: px(high * GAP * scale),
          borderBottomLeftRadius: px(10),
          borderBottomRightRadius: px(10),
        },
      ]}
    >
      {chip.purse.map(({ resource, many }) => (
        <View key={resource} style={[styles.row, { gap: px(2) }]}>
          <GoodsSign resource={resource} size={px(high * SIGN * scale)} />
          {many > 1 && <PocketText scale={scale}>{`${many}`}</PocketText>}
        </View>
      ))}
      <View style={styles.words} />
      <DeedMark chip={chip} />
    </View>
  );
}

/** Of the frame. */
const EDGE = 3.5;
/** Of the height of the chip. */
const POCKET = 0.34;
/** Relative to the height of the pocket. */
const [SIGN, DIGIT, GAP, DEED] = [0.84, 0.5, 0.3, 1.6];

/** As wide as this many times its height. */
const pocketWidth = (purse: readonly Owned[]): number =>
  sum(purse.map(({ many }) => SIGN + GAP + (many > 1 ? DIGIT * `${many}`.length + 0.05 : 0)));

type TextProps = { readonly children: string; readonly color?: string; readonly scale?: number };

/** As high as the pocket. */
function PocketText({ children, color = tints.ink, scale = 1 }: TextProps) {
  const { px, text } = useStage();
  const { sizes } = useWatched();
  const high = sizes.chipHeight * POCKET;
  return (
    <GlazeText size={(high * SIGN * scale) / text} color={color} style={{ lineHeight: px(high) }}>
      {children}
    </GlazeText>
  );
}

function DeedMark({ chip }: Props) {
  const { view } = useWatched();
  const { plan, done, isPlanning } = chip;
  if (!done && !plan && !isPlanning) return null;
  return <PocketText color={done ? tints.yes : tints.soft}>{deedSign(view, chip)}</PocketText>;
}

function chipWords(watched: Watched, chip: Chip, isAway: boolean): string {
  const { view, words, language } = watched;
  const say = watchWords.sayIn(language);
  const { figure, life, most, vortex, vote, isCaptain, plan, done, isPlanning, purse } = chip;
  const named = ({ resource, many }: Owned) => `${many} ${resourceName(words, resource, many)}`;
  const { lender, at } = of(view.agents, figure);
  const slot = at === null ? undefined : slotOf(view, at);
  const name = lender === null ? undefined : words.lenders[lender]?.name;
  return [
    figureName(watched, figure),
    name && say('chip.lends', { lender: name }),
    isCaptain && say('chip.captain'),
    vortex === null
      ? say('chip.life', { life, most })
      : vortex > 0
        ? say('chip.vortex', { left: vortex })
        : say('chip.out'),
    slot && say('chip.at', { slot }),
    purse.length > 0 && say('chip.carries', { what: listed(language, purse.map(named)) }),
    vote === 'yes' && say('chip.agrees'),
    vote === 'no' && say('chip.against'),
    vote === 'open' && say('chip.thinks'),
    plan && planWords(watched, plan),
    done && say('chip.acted'),
    isPlanning && say('plan.open'),
    isAway && say('chip.away'),
  ]
    .filter(it => it)
    .join(', ');
}

function planWords({ view, language }: Watched, plan: NonNullable<Chip['plan']>): string {
  const say = watchWords.sayIn(language);
  if (plan.do !== 'move') return say(`plan.${plan.do}`);
  return say('plan.move', { slot: slotOf(view, plan.card) ?? '' });
}

const styles = StyleSheet.create({
  chip: { justifyContent: 'flex-end' },
  head: { flex: 1 },
  pocket: { backgroundColor: 'rgba(30, 42, 68, 0.08)' },
  words: { flex: 1, justifyContent: 'center' },
  row: { flexDirection: 'row', alignItems: 'center' },
  badge: { position: 'absolute' },
});
