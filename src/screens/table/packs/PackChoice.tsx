import { useEffect } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { manifestFor } from '@/games/games';
import type { Manifest } from '@/games/manifest';
import { isOwnPack, ownPackIn, type PackFiles } from '@/games/packReader';
import { isBag } from '@/kit/keys';
import type { KeptPack } from '@/stores/filePacks';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { Choice } from '@/ui/forms/Choice';
import { Panel } from '@/ui/Panel';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useSession, useWorld } from '../../world';
import { ForgetPack } from './ForgetPack';
import { OpenFaults } from './OpenFaults';
import { usePackWords } from './packWords';
import { SaveExample } from './SaveExample';
import { useKeptPacks, useTitleOf } from './useTablePack';
import { useOpenPack } from './useOpenPack';

/** Chooses from which cards, or in which mission, the next match is played: ours, or a file’s. */
export function PackChoice({ isHost }: { isHost: boolean }) {
  const manifest = manifestFor(useSession(it => it.guest?.shared?.game));
  const options = useSession(it => it.guest?.shared?.options);
  const { filePacks } = useWorld();
  useEffect(() => void filePacks.load(), [filePacks]);
  if (!manifest?.files) return null;
  const { files } = manifest;
  return isHost ? (
    <Choosing {...{ manifest, files, options }} />
  ) : (
    <KeptHere id={ownPackIn(files, options)} />
  );
}

type Props = { manifest: Manifest; files: PackFiles; options: unknown };

function Choosing({ manifest, files, options }: Props) {
  const say = usePackWords();
  const { language } = useComfort();
  const { session } = useWorld();
  const titleOf = useTitleOf();
  const ours = files.isListed ? [] : manifest.packs;
  const kept = useKeptPacks().filter(({ game }) => game === manifest.id);
  const chosen =
    (isBag(options) ? options[files.option] : undefined) ?? manifest.packs[0]?.id ?? '';
  const choose = (pack: string) =>
    session.order({
      order: 'options',
      options: { ...(isBag(options) && options), [files.option]: pack },
    });
  const opening = useOpenPack(manifest.id, files, pack => choose(pack.id));
  const own = kept.find(({ id }) => id === chosen);
  const forgotten = () => choose(manifest.packs[0]?.id ?? '');
  return (
    <Panel testID="packs">
      <Type as="heading">{say(`title.${files.kind}`)}</Type>
      {(kept.length > 0 || ours.length > 1) && (
        <Choice
          name={say(`title.${files.kind}`)}
          value={`${String(chosen)}`}
          onChange={choose}
          options={[
            ...ours.map(({ id }) => ({ value: id, title: files.title(id, language) })),
            ...kept.map(pack => ({
              value: pack.id,
              title: titleOf(pack.title),
              hint: say(pack.isMine ? 'mine' : 'theirs'),
            })),
          ]}
          testID="option-pack"
        />
      )}
      {opening.faults && <OpenFaults {...opening.faults} files={files} />}
      {!opening.faults && own && isOwnPack(chosen) && (
        <View aria-live="polite" role="status">
          <Type as="small" tone="go" testID="pack-chosen">
            {say('opened', { title: titleOf(own.title) })}
          </Type>
        </View>
      )}
      <Type as="small" tone="soft">
        {say(`about.${files.kind}`)}
        {Platform.OS === 'web' && ` ${say('drop')}`}
      </Type>
      <View style={styles.ways}>
        <Button
          icon="plus"
          title={opening.isBusy ? say('opening') : say('open')}
          busy={opening.isBusy}
          onPress={opening.pick}
          testID="open-pack"
        />
        <SaveExample files={files} />
      </View>
      {own && <ForgetPack pack={own} done={forgotten} />}
    </Panel>
  );
}

/** Guests can forget what has come to their phone. */
function KeptHere({ id }: { id: string | undefined }) {
  const say = usePackWords();
  const titleOf = useTitleOf();
  const pack: KeptPack | undefined = useKeptPacks().find(it => it.id === id);
  if (!pack) return null;
  return (
    <Panel testID="packs">
      <Type as="small" tone="soft">
        {say('kept', { title: titleOf(pack.title) })}
      </Type>
      <ForgetPack pack={pack} />
    </Panel>
  );
}

const styles = StyleSheet.create({
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
