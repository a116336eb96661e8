import { usePathname } from 'expo-router';
import { Notice } from '@/ui/Notice';
import { Toast } from '@/ui/Toast';
import { useTableWords } from './tableWords';
import { useKeepingFails } from './world';

/** The storage of this device refuses: said for as long as it does. */
export function Unkept() {
  const say = useTableWords();
  if (!useKeepingFails()) return null;
  return (
    <Notice tone="stop" title={say('line.unkept')} text={say('line.unkeptDo')} testID="unkept" />
  );
}

/** Where there is no room for it to stay: when it begins. */
export function NowUnkept() {
  const fails = useKeepingFails();
  const stays = STAYS.includes(usePathname());
  return fails && !stays && <Told />;
}

/** Addresses of screens with a place for it. */
const STAYS = ['/', '/table', '/settings', '/history'];

function Told() {
  const say = useTableWords();
  return <Toast tone="stop" text={say('line.unkept')} lasts={TOLD_MS} testID="now-unkept" />;
}

const TOLD_MS = 8_000;
