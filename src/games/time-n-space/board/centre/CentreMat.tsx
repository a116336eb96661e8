import { type Ref, useMemo, useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { LARGE } from '@/ui/theme/tokens';
import { SLOTS } from '../../rules/components';
import { CoachGlowSlot, CoachLampSlot, useIsCoachWanted } from '../slots/coachSlots';
import { alone, besideTalk } from '../slots/lampPlace';
import { Flights } from './Flights';
import { type MatLayout, matLayout } from './layout';
import { BuildingPlace } from './places/BuildingPlace';
import { ResearchPlace } from './places/ResearchPlace';
import { ShipPlace } from './places/ShipPlace';
import { Supply } from './places/Supply';
import { TalkButton } from './places/TalkButton';

type Props = { readonly height: number; readonly ref?: Ref<View>; onLaid?(mat: MatLayout): void };

/** The mat, with a star map in its middle. */
export function CentreMat({ height, ref, onLaid }: Props) {
  const { leftHand, textScale } = useComfort();
  const [width, setWidth] = useState(0);
  const mat = useMemo(() => matLayout(width, height), [width, height]);
  const isCoached = useIsCoachWanted();
  const [corner, supply] = leftHand ? [mat.left, mat.right] : [mat.right, mat.left];
  const isLarge = textScale > LARGE; // large words do not fit beside the research station
  const beside = besideTalk(corner, leftHand);
  const talk = isCoached && !isLarge ? beside.talk : corner;
  const lamp = isLarge ? alone(supply, leftHand) : beside.lamp;
  const measured = ({ nativeEvent }: LayoutChangeEvent) => {
    const to = nativeEvent.layout.width;
    setWidth(to);
    onLaid?.(matLayout(to, height));
  };
  return (
    <View ref={ref} onLayout={measured} style={[styles.mat, { height: mat.height }]}>
      {width > 0 && (
        <>
          {SLOTS.map(slot => (
            <BuildingPlace key={slot} slot={slot} rect={mat.places[slot]} />
          ))}
          <ShipPlace rect={mat.places.ship} />
          <ResearchPlace rect={mat.places.research} />
          {!isLarge && <Supply rect={supply} />}
          <TalkButton rect={talk} />
          <CoachLampSlot rect={lamp} />
          <CoachGlowSlot mat={mat} talk={talk} />
          <Flights mat={mat} />
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ mat: { alignSelf: 'stretch' } });
