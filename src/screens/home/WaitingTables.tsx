import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { hasRules, manifestFor, titleOf } from '@/games/games';
import type { TableAside } from '@/stores/tablesAside';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { dayWords } from '../history/when';
import { startWords } from '../startWords';
import { useSession, useWorld } from '../world';
import type { Go } from './addresses';
import { LetGo } from './sheets';

/** Shown at first; more would push everything else off a phone. */
const FIRST = 2;

/** This player's matches that were put aside; each goes on where it stopped. */
export function WaitingTables({ go }: { go: Go }) {
  const say = startWords.useSay();
  const { session } = useWorld();
  const tables = useSession(it => it.aside);
  const notAside = useSession(it => it.notAside);
  const [asked, ask] = useState<TableAside | null>(null);
  const [isWhole, showWhole] = useState(false);
  return (
    <>
      {notAside && (
        <Notice
          tone="stop"
          title={say(`aside.${notAside}.what`)}
          text={say(`aside.${notAside}.todo`)}
          testID="not-aside"
        />
      )}
      {tables.length > 0 && (
        <Panel testID="waiting-tables">
          <Type as="heading">{say('aside.title')}</Type>
          {tables.slice(0, isWhole ? tables.length : FIRST).map(table => (
            <Row key={table.slot} table={table} go={go} letGo={() => ask(table)} />
          ))}
          {!isWhole && tables.length > FIRST && (
            <Button
              kind="quiet"
              title={say('aside.all', { count: tables.length })}
              onPress={() => showWhole(true)}
              testID="waiting-all"
            />
          )}
        </Panel>
      )}
      <LetGo
        as="host"
        open={asked !== null}
        onClose={() => ask(null)}
        letGo={() => void (asked && session.forgetAside(asked.slot))}
        testID="waiting-let-go"
      />
    </>
  );
}

type RowProps = { table: TableAside; go: Go; letGo(): void };

function Row({ table, go, letGo }: RowProps) {
  const say = startWords.useSay();
  const { session } = useWorld();
  const told = useTold(table);
  const reopen = () =>
    void session.reopen(table.slot).then(found => (found ? go('/table') : session.findLeftOpen()));
  return (
    <View style={styles.line}>
      <Press
        name={say('aside.goOn', { title: `${told.title}, ${told.text}` })}
        onPress={reopen}
        style={styles.row}
        testID={`waiting-${table.slot}`}
      >
        <Icon name="hourglass" color={colors.sand} />
        <View style={styles.words}>
          <Type as="label">{told.title}</Type>
          <Type as="small" tone="soft">
            {told.text}
          </Type>
        </View>
        <Icon name="chevronRight" color={colors.inkSoft} />
      </Press>
      <IconButton
        icon="trash"
        name={say('left.letGo')}
        onPress={letGo}
        testID={`waiting-let-go-${table.slot}`}
      />
    </View>
  );
}

/** Names the game, its players, the date it was put aside and the time played. */
function useTold({ game, players, since, at, rules, progress }: TableAside) {
  const say = startWords.useSay();
  const { language } = useComfort();
  const minutes = at === undefined ? '' : say('aside.minutes', { count: Math.floor(at / 60_000) });
  const when = since === undefined ? '' : dayWords(since, language);
  const version = hasRules(game, rules) ? '' : say('aside.otherVersion');
  const far =
    progress === undefined ? '' : (manifestFor(game)?.progress?.(language, progress) ?? '');
  const text = [players.join(', '), far, when, minutes, version].filter(Boolean).join(' · ');
  return { title: game === '' ? say('left.aGame') : titleOf(game, language), text };
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  row: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: space.m,
    paddingVertical: space.s,
    borderRadius: radius.m,
  },
  words: { flex: 1, gap: 2 },
});
