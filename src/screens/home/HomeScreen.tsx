import { useFocusEffect } from 'expo-router';
import { useCallback } from 'react';
import { Cockpit } from '@/ui/Cockpit';
import { useSettings, useWorld } from '../world';
import { useWays } from './addresses';
import { Home } from './Home';

export function HomeScreen() {
  const { session } = useWorld();
  const { go } = useWays();
  useFocusEffect(useCallback(() => void session.findLeftOpen(), [session]));
  // What a new player is offered takes more room, and nothing may move under a finger.
  const isKnown = useSettings(({ known }) => known);
  return isKnown ? <Home go={go} /> : <Cockpit>{null}</Cockpit>;
}
