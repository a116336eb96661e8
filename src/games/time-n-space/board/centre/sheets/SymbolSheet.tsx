import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { Button } from '@/ui/Button';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { isSlot, type Node, type Place } from '../../../rules/components';
import type { GlassId } from '../../../rules/state';
import { Pointed } from '@/ui/lesson/slots';
import { buildingName, nodeName, placeName, tileName } from '../../pieces/naming';
import { sideOf } from '../../pieces/side';
import { BuildingPiece, Tile } from '../../pieces/Tile';
import { useActs, useFromSeat, useSeat } from '../HandContext';
import { isFree } from '../handSelectors';
import { GLASSES } from '../turning';
import { useVoice } from '../useVoice';
import { HandSheet } from './HandSheet';

type Props = { readonly on: Place };
type SheetProps = Props & { readonly to?: Node | undefined };

/** Describes a place without a glass, and asks which glass to turn there. */
export function SymbolSheet({ on, to }: SheetProps) {
  const { view, seat } = useSeat('view', 'seat');
  const { drop, turn } = useActs();
  const { say, piece } = useVoice();
  const isLeft = useFromSeat(isFree(0));
  const isRight = useFromSeat(isFree(1));
  const free = GLASSES.filter(glass => (glass === 0 ? isLeft : isRight));
  const stays = to === of(view.ships, seat).at;
  const name = to
    ? say(stays ? 'journey.stay' : 'journey.fly', { node: nodeName(piece, to) })
    : placeName(piece, on);
  const use = (glass: GlassId) => (to ? turn(glass, 'ship', stays ? {} : { to }) : drop(glass, on));
  return (
    <HandSheet title={name.charAt(0).toUpperCase() + name.slice(1)} testID="symbol-sheet">
      {!to && <About on={on} />}
      {free.map((glass, n) => (
        <Pointed key={glass} at={`turn-${sideOf(glass)}`}>
          <Button
            wide
            kind={n === 0 ? 'main' : 'plain'}
            icon="hourglass"
            title={say(to ? 'symbol.turnIt' : 'symbol.turn', {
              glass: say(`glass.${sideOf(glass)}`),
            })}
            onPress={() => use(glass)}
            testID={`turn-${sideOf(glass)}`}
          />
        </Pointed>
      ))}
      {free.length === 0 && <Type tone="soft">{say('symbol.noGlass')}</Type>}
    </HandSheet>
  );
}

function About({ on }: Props) {
  const { view, seat } = useSeat('view', 'seat');
  const { say, piece } = useVoice();
  const { buildings, research } = of(view.centres, seat);
  if (on === 'ship') return <Type>{nodeName(piece, of(view.ships, seat).at)}</Type>;
  if (!isSlot(on)) {
    return (
      <View style={styles.about}>
        {research && <Tile tile={research} size={84} />}
        <Type style={styles.words}>
          {research ? tileName(piece, research) : say('place.researchEmpty')}
        </Type>
      </View>
    );
  }
  return (
    <View style={styles.about}>
      <BuildingPiece slot={on} building={buildings[on]} seat={seat} size={84} />
      <Type style={styles.words}>{buildingName(piece, on, buildings[on], seat)}</Type>
    </View>
  );
}

const styles = StyleSheet.create({
  about: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
