import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { titleOf } from '@/games/games';
import type { SessionState } from '@/stores/sessionState';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { colors } from '@/ui/theme/tokens';
import { SaveFile } from '../SaveFile';
import { startWords } from '../startWords';
import { useSession, useWorld } from '../world';
import { LastStanding, LetGo } from './sheets';

type Older = NonNullable<SessionState['older']>;

/** A match that was begun with another version: its player can look at it, keep it, or give it up. */
export function OlderTable() {
  const older = useSession(it => it.older);
  return older && <Begun older={older} />;
}

function Begun({ older: { game, isNewer, standing } }: { older: Older }) {
  const say = startWords.useSay();
  const { language } = useComfort();
  const { session } = useWorld();
  const [isAsking, setAsking] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const kind = isNewer ? 'newer' : 'older';
  return (
    <Panel testID="older-table" style={styles.card}>
      <Notice
        tone="heed"
        title={say(`older.${kind}.title`)}
        text={say(`older.${kind}.text`, { game: titleOf(game, language) })}
      />
      {standing && (
        <Button
          wide
          kind="main"
          title={say('older.look')}
          onPress={() => setLooking(true)}
          testID="older-look"
        />
      )}
      <Button
        wide
        title={say('older.wait')}
        onPress={() => void session.setAside()}
        testID="older-wait"
      />
      <SaveFile wide title={say('lost.save')} file={session.leftFile} testID="older-save" />
      <Button
        wide
        kind="danger"
        icon="trash"
        title={say('left.letGo')}
        onPress={() => setAsking(true)}
        testID="older-give-up"
      />
      <LetGo
        as="host"
        open={isAsking}
        onClose={() => setAsking(false)}
        letGo={() => void session.forget().then(() => session.findLeftOpen())}
        testID="older-let-go"
      />
      {standing && (
        <LastStanding
          open={isLooking}
          game={game}
          standing={standing}
          onClose={() => setLooking(false)}
        />
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({ card: { borderColor: colors.brassShade } });
