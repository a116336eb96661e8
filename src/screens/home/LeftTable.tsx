import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { manifestFor } from '@/games/games';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Panel } from '@/ui/Panel';
import { colors, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';
import { useSession, useWorld } from '../world';
import type { Go } from './addresses';
import { LetGo } from './sheets';

/** Offers first the table that this phone is at, or was at. */
export function LeftTable({ go }: { go: Go }) {
  const isHere = useSession(it => it.hosting !== null || (it.guest?.table ?? null) !== null);
  const left = useSession(it => (it.damaged || it.older ? null : it.left));
  if (isHere) return <Here go={go} />;
  return left && <Left key={left.as} as={left.as} game={left.game} go={go} />;
}

function Here({ go }: { go: Go }) {
  const say = startWords.useSay();
  return (
    <Card title={say('left.here')} text={say('left.hereText')}>
      <Button
        wide
        kind="main"
        title={say('left.back')}
        onPress={() => go('/table')}
        testID="back-to-table"
      />
    </Card>
  );
}

type LeftProps = { as: 'host' | 'guest'; game: string; go: Go };

function Left({ as, game, go }: LeftProps) {
  const say = startWords.useSay();
  const { language } = useComfort();
  const { session } = useWorld();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const unknown = say(as === 'host' ? 'left.aGame' : 'left.thatGame');
  const title = manifestFor(game)?.title(language) ?? unknown;
  const reopen = async () => {
    setBusy(true);
    const found = await session.reopen();
    setBusy(false);
    // The join screen says why the way to somebody else's table is blocked.
    if (found) go(as === 'host' ? '/table' : '/join');
    const { lost, damaged, older } = session.state.getState();
    if (!found && !lost && !damaged && !older) await session.findLeftOpen();
  };
  return (
    <Card
      title={say(`left.${as}`)}
      text={say(as === 'host' ? 'left.hostText' : 'left.guestText', { game: title })}
      corner={
        <IconButton
          icon="trash"
          name={say('left.letGo')}
          onPress={() => setAsking(true)}
          testID="let-go"
        />
      }
    >
      <Button
        wide
        kind="main"
        title={say('left.back')}
        onPress={() => void reopen()}
        busy={isBusy}
        testID="back-to-table"
      />
      <LetGo
        as={as}
        open={isAsking}
        onClose={() => setAsking(false)}
        letGo={() => void session.forget()}
      />
    </Card>
  );
}

type CardProps = { title: string; text: string; corner?: ReactNode; children: ReactNode };

const Card = ({ title, text, corner, children }: CardProps) => (
  <Panel testID="left-table" style={styles.card}>
    <View style={styles.head}>
      <Icon name="hourglass" color={colors.sand} />
      <View style={styles.words}>
        <Type as="heading">{title}</Type>
        <Type as="small" tone="soft">
          {text}
        </Type>
      </View>
      {corner}
    </View>
    {children}
  </Panel>
);

const styles = StyleSheet.create({
  card: { borderColor: colors.brassShade, borderTopColor: colors.brass },
  head: { flexDirection: 'row', gap: space.m - 4 },
  words: { flex: 1, gap: 2 },
});
