import { StyleSheet, View } from 'react-native';
import { manifestFor, titleOf } from '@/games/games';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { Icon, type IconName } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { colors, LARGE, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useMinutes } from '../useMinutes';

type Props = {
  game: string;
  /** What was chosen to play; empty where there is nothing to choose. */
  way: string;
  isShort: boolean;
  /** Chooses another game; only the host can. */
  change?: (() => void) | undefined;
};

/** Shows the game: its name, a line about it, how long it takes, and for how many it is. */
export function GamePanel({ game, way, isShort, change }: Props) {
  const say = useTableWords();
  const { language, textScale } = useComfort();
  const manifest = manifestFor(game);
  const minutes = useMinutes(game);
  const facts = manifest && minutes && <Facts minutes={minutes} seats={manifest.seats} />;
  return (
    <Panel testID="game-panel" style={[styles.panel, isShort && styles.short]}>
      <View style={isShort ? styles.row : styles.head}>
        <View style={styles.words}>
          <Type
            as="title"
            numberOfLines={textScale > LARGE ? 2 : 1}
            style={[
              styles.title,
              isShort && (textScale > LARGE ? styles.largeTitle : styles.shortTitle),
            ]}
          >
            {titleOf(game, language)}
          </Type>
          {way !== '' && (
            <Type as="label" tone="sand" numberOfLines={1} testID="way-of-playing">
              {way}
            </Type>
          )}
          {isShort ? (
            facts
          ) : (
            <Type as="small" tone="soft" numberOfLines={2}>
              {(way === '' ? manifest?.tagline(language) : manifest?.motto(language)) ?? ''}
            </Type>
          )}
        </View>
        {isShort && change && <ChangeGame isShort name={say('lobby.game')} onPress={change} />}
      </View>
      {!isShort && (
        <View style={styles.line}>
          {facts}
          {change && <ChangeGame name={say('lobby.game')} onPress={change} />}
        </View>
      )}
    </Panel>
  );
}

type ChangeProps = { name: string; isShort?: boolean; onPress: () => void };

const ChangeGame = ({ name, isShort = false, onPress }: ChangeProps) => (
  <Button icon={isShort ? undefined : 'swap'} title={name} onPress={onPress} testID="change-game" />
);

type FactsProps = {
  minutes: number;
  seats: { readonly min: number; readonly max: number };
};

function Facts({ minutes, seats: { min, max } }: FactsProps) {
  const say = useTableWords();
  return (
    <View style={styles.facts}>
      <Fact icon="clock" text={say('lobby.minutes', { minutes })} />
      <Fact
        icon="people"
        text={say(min === max ? 'lobby.exactly' : 'lobby.between', { min, max })}
      />
    </View>
  );
}

const Fact = ({ icon, text }: { icon: IconName; text: string }) => (
  <View style={styles.fact}>
    <Icon name={icon} size={18} color={colors.sand} />
    <Type as="label" style={styles.factWords}>
      {text}
    </Type>
  </View>
);

const styles = StyleSheet.create({
  panel: { gap: space.xs, paddingVertical: space.s + space.xs },
  short: { paddingVertical: space.s, paddingRight: space.s },
  largeTitle: { fontSize: 28, lineHeight: 34 },
  shortTitle: { fontSize: 21, lineHeight: 27 },
  head: {},
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
  },
  words: { flexShrink: 1, flexGrow: 1 },
  title: { flexShrink: 1 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s + space.xs, rowGap: 2 },
  fact: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  factWords: { flexShrink: 1 },
});
