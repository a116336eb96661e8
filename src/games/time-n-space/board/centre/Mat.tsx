import { type Ref, useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { SLOTS } from '../../rules/components';
import { useCoach } from '../coach/CoachContext';
import { CoachGlow } from '../coach/CoachGlow';
import { alone, besideTalk } from '../coach/lampPlace';
import { WhatNow } from '../coach/WhatNow';
import { Flights } from './Flights';
import { useHand } from './HandContext';
import { type MatLayout, matLayout } from './layout';
import { BuildingPlace } from './places/BuildingPlace';
import { ResearchPlace } from './places/ResearchPlace';
import { ShipPlace } from './places/ShipPlace';
import { Supply } from './places/Supply';
import { TalkButton } from './places/TalkButton';
import { openPlaces } from './turning';

type Props = { readonly height: number; readonly ref?: Ref<View>; onLaid?(mat: MatLayout): void };

/** The mat as it lies on the table, with a star map in its middle. */
export function Mat({ height, ref, onLaid }: Props) {
  const { view, seat, clock, held } = useHand();
  const { leftHand, textScale } = useComfort();
  const [width, setWidth] = useState(0);
  const mat = matLayout(width, height);
  const { isThere } = useCoach();
  const [corner, supply] = leftHand ? [mat.left, mat.right] : [mat.right, mat.left];
  const isLarge = textScale > LARGE;
  const beside = besideTalk(corner, leftHand);
  const talk = isThere && !isLarge ? beside.talk : corner;
  const lamp = isLarge ? alone(supply, leftHand) : beside.lamp;
  const glow = held === null ? [] : openPlaces(view, seat, held, clock.now());
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
            <BuildingPlace
              key={slot}
              slot={slot}
              rect={mat.places[slot]}
              glows={glow.includes(slot)}
            />
          ))}
          <ShipPlace rect={mat.places.ship} glows={glow.includes('ship')} />
          <ResearchPlace rect={mat.places.research} glows={glow.includes('research')} />
          {!isLarge && <Supply rect={supply} />}
          <TalkButton rect={talk} />
          {isThere && <WhatNow rect={lamp} />}
          <CoachGlow mat={mat} talk={talk} />
          <Flights mat={mat} />
        </>
      )}
    </View>
  );
}

/** Words beyond this do not fit beside the research station. */
export const LARGE = 1.3;

const styles = StyleSheet.create({ mat: { alignSelf: 'stretch' } });
