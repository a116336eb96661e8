import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { Button } from '@/ui/Button';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { GlassId } from '../../../rules/state';
import { Pointed } from '@/ui/lesson/slots';
import { capital, nodeName } from '../../pieces/naming';
import { useActs, useSeat } from '../HandContext';
import { type Laid, mayTurnAgain } from '../plan';
import { type Next, waysOf } from '../turning';
import { useVoice } from '../useVoice';

type Props = {
  readonly glass: GlassId;
  readonly draft: Laid;
  readonly isThrough: boolean;
  /** The deed can be done. */
  readonly can: boolean;
};

/** Buttons to do the deed, do it and turn again, let it lapse, or leave; or to plan it. */
export function PlaceActs({ glass, draft, isThrough, can }: Props) {
  const { view, clock } = useSeat('view', 'clock');
  const { open, lay, carry } = useActs();
  const { say } = useVoice();
  const lapse: Laid = { ...draft, kind: 'lapse', deed: null, next: null };
  const again = mayTurnAgain(view, draft.kind, clock.now());
  const plan = (laid: Laid) => {
    lay(glass, { ...laid, armed: true });
    open(null);
  };
  const go = isThrough ? (laid: Laid) => carry(glass, laid) : plan;
  return (
    <View style={styles.acts}>
      {(can || !isThrough) && draft.kind !== 'lapse' && (
        <Pointed at="do">
          <Button
            wide
            kind="main"
            title={say(isThrough ? 'sheet.doIt' : 'sheet.planIt')}
            onPress={() => go({ ...draft, next: null })}
            testID="do"
          />
        </Pointed>
      )}
      {(can || !isThrough) && again && draft.kind !== 'lapse' && (
        <Again draft={draft} isThrough={isThrough} go={next => go({ ...draft, next })} />
      )}
      {draft.armed && !isThrough && (
        <Button
          wide
          kind="quiet"
          title={say('sheet.noPlan')}
          onPress={() => lay(glass, { ...draft, armed: false })}
          testID="no-plan"
        />
      )}
      <View style={styles.row}>
        {isThrough && (
          <Pointed at="lapse">
            <Button
              kind={can ? 'quiet' : 'main'}
              title={say('sheet.lapse')}
              onPress={() => carry(glass, lapse)}
              testID="lapse"
            />
          </Pointed>
        )}
        <Button kind="quiet" title={say('sheet.leave')} onPress={() => open(null)} testID="leave" />
      </View>
    </View>
  );
}

type AgainProps = Pick<Props, 'draft' | 'isThrough'> & { go(next: Next): void };

/** On a building the glass is turned again in place; a ship may also fly on. */
function Again({ draft, isThrough, go }: AgainProps) {
  const { view, seat } = useSeat('view', 'seat');
  const { say, piece } = useVoice();
  if (draft.on !== 'ship') {
    return (
      <Pointed at="do-and-turn">
        <Button
          wide
          title={say(isThrough ? 'sheet.doAndTurn' : 'sheet.planAndTurn')}
          onPress={() => go({})}
          testID="do-and-turn"
        />
      </Pointed>
    );
  }
  const { at, to } = of(view.ships, seat);
  const here = to ?? at;
  return (
    <>
      <Type as="label" tone="soft" style={styles.on}>
        {say('sheet.flyOn')}
      </Type>
      <View style={styles.row}>
        {waysOf(view, seat).map(node => (
          <View key={node} style={styles.way}>
            <Button
              wide
              title={node === here ? say('journey.here') : capital(nodeName(piece, node))}
              icon={node === here ? 'undo' : 'ship'}
              onPress={() => go(node === here ? {} : { to: node })}
              testID={`do-and-fly-${node}`}
            />
          </View>
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  acts: { gap: space.s, paddingTop: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
  on: { paddingTop: space.s },
  way: { flexGrow: 1, flexBasis: '40%' },
});
