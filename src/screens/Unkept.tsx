import { useState } from 'react';
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

/** On whatever screen it begins. */
export const NowUnkept = () => useKeepingFails() && <Told />;

function Told() {
  const say = useTableWords();
  const [until] = useState(() => Date.now() + TOLD_MS);
  return <Toast tone="stop" text={say('line.unkept')} until={until} testID="now-unkept" />;
}

const TOLD_MS = 8_000;
