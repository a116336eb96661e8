import { useFocusEffect } from 'expo-router';
import { useCallback } from 'react';
import { useWorld } from '../world';
import { useWays } from './addresses';
import { Home } from './Home';

export function HomeScreen() {
  const { evening } = useWorld();
  const { go } = useWays();
  useFocusEffect(useCallback(() => void evening.findLeftOpen(), [evening]));
  return <Home go={go} />;
}
