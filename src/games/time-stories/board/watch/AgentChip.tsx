import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { useStage } from './stage';
import { SeatMark } from '../pieces/SeatMark';
import { seatColour } from '../pieces/seats';
import { seatPale } from '../signs/figureColours';
import { CaptainDie, LifeSign, VoteSign } from '../signs/Signs';
import { tints } from '../signs/station';
import type { Chip } from './chips';
import { GlazeText } from './GlazeText';
import { slotOf } from './nowLines';
import { figureName } from './people';
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
  const badge = sizes.chipHeight * 0.5;
  return (
    <View
      role="img"
      aria-label={chipWords(watched, chip, isAway)}
      testID={`chip-${figure}`}
      style={[
        styles.chip,
        {
          width: px(sizes.chipWidth),
          height: px(sizes.chipHeight),
          borderRadius: px(14),
          borderWidth: px(3.5),
          borderColor: seatColour(figure),
          backgroundColor: vortex === null ? seatPale(figure) : tints.vortexPale,
          paddingLeft: px(sizes.chipHeight * 0.14),
          gap: px(sizes.chipHeight * 0.12),
          opacity: isAway ? 0.7 : 1,
        },
      ]}
    >
      <SeatMark seat={figure} size={px(sizes.chipHeight * 0.42)} />
      <View style={styles.words}>
        <GlazeText
          size={sizes.small + 2}
          lines={1}
          style={{ marginRight: px(vote ? badge * 0.6 : 8) }}
        >
          {figureName(watched, figure)}
        </GlazeText>
        <View style={[styles.row, { gap: px(3) }]}>
          {vortex !== null && vortex > 0 ? (
            <GlazeText size={sizes.small} color={tints.vortex} lines={1}>{`↺ ${vortex}`}</GlazeText>
          ) : (
            Array.from({ length: chip.most }, (_, n) => (
              <LifeSign key={n} size={px(sizes.chipHeight * 0.25)} isFull={n < chip.life} />
            ))
          )}
        </View>
      </View>
      <DeedMark chip={chip} />
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

/** What the agent will do, or has done, in a corner of its chip. */
function DeedMark({ chip: { plan, done, isPlanning } }: Props) {
  const { px } = useStage();
  const { sizes, view } = useWatched();
  const slot = plan?.do === 'move' ? (slotOf(view, plan.card) ?? '') : '';
  const sign = done
    ? '✓'
    : plan
      ? { test: '⚄', move: `→${slot}`, nothing: '–' }[plan.do]
      : isPlanning
        ? '…'
        : '';
  if (sign === '') return null;
  return (
    <View style={[styles.badge, { right: px(10), bottom: px(4) }]}>
      <GlazeText size={sizes.small} color={done ? tints.yes : tints.soft}>
        {sign}
      </GlazeText>
    </View>
  );
}

function chipWords(watched: Watched, chip: Chip, isAway: boolean): string {
  const { view, words, language } = watched;
  const say = watchWords.sayIn(language);
  const { figure, life, most, vortex, vote, isCaptain, plan, done, isPlanning } = chip;
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
  chip: { flexDirection: 'row', alignItems: 'center' },
  words: { flex: 1, justifyContent: 'center' },
  row: { flexDirection: 'row', alignItems: 'center' },
  badge: { position: 'absolute' },
});
