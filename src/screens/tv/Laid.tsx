import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { manifestFor, titleOf } from '@/games/games';
import { isComplete } from '@/stores/arrivals';
import { Cockpit } from '@/ui/Cockpit';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { colors } from '@/ui/theme/tokens';
import { StandingFaces } from '../table/people/StandingFaces';
import { useStanding } from '../table/people/useStanding';
import { useMinutes } from '../table/useMinutes';
import { useTable } from '../table/useTable';
import { useWayOfPlaying } from '../table/useWayOfPlaying';
import { useTableWords } from '../tableWords';
import { useSession } from '../world';
import { AfarText } from './AfarText';
import { NewsAfar } from './NewsAfar';
import { Glide } from './Glide';
import { ScanCard } from './ScanCard';
import { SeatsAfar } from './SeatsAfar';
import { type TvSizes, tvSizes } from './tvSizes';

/** Before the match: what is played, who is here, and how the others in the room come in. */
export function LaidTable() {
  const game = useSession(it => it.guest?.shared?.game ?? '');
  const invite = useSession(it => it.guest?.invite ?? null);
  const table = useTable();
  const way = useWayOfPlaying(table.board);
  const sizes = useTvSizes(
    table.places.length,
    invite !== null,
    useLater(isComplete(table.places)),
  );
  return (
    <Cockpit scroll={false} style={styles.bare}>
      <View style={styles.whole} testID="tv-lobby">
        <What {...{ game, way, sizes }} />
        <Glide at={sizes.table} testID="tv-seats">
          <SeatsAfar {...{ table, game, sizes }} />
        </Glide>
        {invite !== null && (
          <Glide at={sizes.card}>
            <ScanCard {...{ invite, sizes }} />
          </Glide>
        )}
        <NewsAfar {...{ table, sizes }} />
      </View>
    </Cockpit>
  );
}

function useTvSizes(seats: number, hasCode: boolean, isFull: boolean): TvSizes {
  const { width, height } = useWindowDimensions();
  const { textScale } = useComfort();
  return useMemo(
    () => tvSizes({ width, height }, { seats, hasCode, isFull, textScale }),
    [width, height, seats, hasCode, isFull, textScale],
  );
}

/** The last to come is seen to sit down before everything moves. */
const AFTER_ARRIVAL_MS = 1_200;

/** True a while after the value has become true; false at once. */
function useLater(value: boolean): boolean {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), value ? AFTER_ARRIVAL_MS : 0);
    return () => clearTimeout(timer);
  }, [value]);
  return later && value;
}

type WhatProps = { game: string; way: string; sizes: TvSizes };

function What({ game, way, sizes: { what, title, text, unit } }: WhatProps) {
  const say = useTableWords();
  const { language } = useComfort();
  const manifest = manifestFor(game);
  const minutes = useMinutes(game);
  return (
    <View style={[styles.part, what, { gap: 14 * unit }]}>
      <AfarText as="display" size={title} style={styles.title}>
        {titleOf(game, language)}
      </AfarText>
      {way !== '' && (
        <AfarText as="heading" tone="sand" size={text * 1.05} testID="way-of-playing">
          {way}
        </AfarText>
      )}
      <AfarText tone="soft" size={text * 1.05} style={{ maxWidth: 470 * unit }}>
        {manifest?.motto(language) ?? ''}
      </AfarText>
      {minutes !== undefined && (
        <View style={[styles.fact, { gap: 14 * unit }]}>
          <Icon name="clock" size={text * 1.1} color={colors.sand} />
          <AfarText as="heading" size={text * 1.05}>
            {say('lobby.minutes', { minutes })}
          </AfarText>
        </View>
      )}
      <StandingFaces guests={useStanding()} size={72 * unit} as="heading" />
    </View>
  );
}

const styles = StyleSheet.create({
  bare: { paddingTop: 0, paddingBottom: 0, paddingLeft: 0, paddingRight: 0 },
  whole: { flex: 1 },
  part: { position: 'absolute' },
  title: { letterSpacing: -0.5 },
  fact: { flexDirection: 'row', alignItems: 'center' },
});
