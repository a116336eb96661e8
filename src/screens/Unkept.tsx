import { usePathname } from 'expo-router';
import { Notice } from '@/ui/Notice';
import { Toast } from '@/ui/Toast';
import { useTableWords } from './tableWords';
import { useKeepingFails } from './world';

/** Shown for as long as this device's storage refuses to save. */
export function Unkept() {
  const say = useTableWords();
  if (!useKeepingFails()) return null;
  return (
    <Notice tone="stop" title={say('line.unkept')} text={say('line.unkeptDo')} testID="unkept" />
  );
}

/** A short message, on screens without room for a lasting notice. */
export function NowUnkept() {
  const fails = useKeepingFails();
  const stays = STAYS.includes(usePathname());
  return fails && !stays && <Told />;
}

/** Addresses of screens that have room for the notice. */
const STAYS = ['/', '/table', '/settings', '/history'];

function Told() {
  const say = useTableWords();
  return <Toast tone="stop" text={say('line.unkept')} lasts={TOLD_MS} testID="now-unkept" />;
}

const TOLD_MS = 8_000;
