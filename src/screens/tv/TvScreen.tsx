import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { viewOf } from '@/stores/seats';
import { Button } from '@/ui/Button';
import { Cockpit } from '@/ui/Cockpit';
import { Emblem } from '@/ui/Emblem';
import { Field } from '@/ui/Field';
import { Notice } from '@/ui/Notice';
import { Qr } from '@/ui/Qr';
import { Screen } from '@/ui/Screen';
import { Spinner } from '@/ui/Spinner';
import { colors, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { Line } from '../table/Line';
import { WatchOf } from '../table/Match';
import { useAwake } from '../table/useAwake';
import { useTable } from '../table/useTable';
import { useTableWords } from '../tableWords';
import { useEvening, useWorld } from '../world';

/** A screen for the room: it only watches, and finds its table again by itself. */
export function TvScreen() {
  useAwake();
  const isAt = useEvening(it => it.guest !== null && it.guest.table !== null);
  return isAt ? <Shown /> : <Ask />;
}

function Shown() {
  const { board, places } = useTable();
  const phase = useEvening(it => it.guest?.shared?.phase);
  const view = useEvening(it => it.guest && viewOf(it.guest, 'board'));
  if (phase === 'lobby' || !board || view === null || view === undefined) return <Laid />;
  const { Ending } = board;
  if (phase === 'over')
    return (
      <Screen wide>
        <Ending view={view} seat={null} places={places} story={null} />
      </Screen>
    );
  return (
    <Cockpit scroll={false} style={styles.bare}>
      <Line />
      <View style={styles.board}>
        <WatchOf board={board} />
      </View>
    </Cockpit>
  );
}

/** While the table is being laid the room can still join. */
function Laid() {
  const say = useTableWords();
  const invite = useEvening(it => it.guest?.invite);
  return (
    <Screen wide scroll={false}>
      <View style={styles.laid} testID="tv-lobby">
        <Emblem size={360} />
        <View style={styles.words}>
          <Type as="display">{say('tv.waiting')}</Type>
          {invite && (
            <>
              <Type as="title" tone="sand">
                {say('tv.join')}
              </Type>
              <Qr text={invite} size={320} name={say('tv.join')} />
            </>
          )}
        </View>
      </View>
    </Screen>
  );
}

function Ask() {
  const say = useTableWords();
  const router = useRouter();
  const { evening } = useWorld();
  const [code, setCode] = useState('');
  const seeking = useEvening(it => it.seeking);
  const show = () => evening.join({ where: { code }, name: say('tv.name'), watches: true });
  return (
    <Screen title={say('tv.title')} back={() => router.replace('/')}>
      <Type tone="soft">{say('tv.text')}</Type>
      <Field
        title={say('tv.code')}
        value={code}
        onChange={setCode}
        onSubmit={show}
        maxLength={9}
        monospace
        testID="tv-code"
      />
      <Button kind="main" icon="tv" title={say('tv.show')} onPress={show} testID="tv-show" />
      {seeking?.trouble && (
        <Notice
          tone="stop"
          title={say('tv.trouble')}
          text={seeking.trouble.code}
          testID="tv-trouble"
        />
      )}
      {seeking?.phrase && (
        <View style={styles.phrase}>
          <Type tone="soft">{say('tv.words')}</Type>
          <Type as="display" tone="sand" align="center" testID="tv-phrase">
            {seeking.phrase}
          </Type>
        </View>
      )}
      {seeking && !seeking.ended && <Spinner color={colors.sand} />}
    </Screen>
  );
}

const styles = StyleSheet.create({
  bare: { paddingTop: 0, paddingBottom: 0, paddingLeft: 0, paddingRight: 0 },
  board: { flex: 1 },
  laid: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-evenly',
  },
  words: { alignItems: 'center', gap: space.m },
  phrase: { alignItems: 'center', gap: space.s },
});
