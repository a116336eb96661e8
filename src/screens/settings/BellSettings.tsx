import { Type } from '@/ui/Type';
import { LateBells } from './LateBells';
import { settingsWords } from './settingsWords';
import { useBells } from './useBells';

/** Says whether the system lets glasses ring on time; shown only if the system decides that. */
export function BellSettings() {
  const say = settingsWords.useSay();
  const { when } = useBells();
  if (when !== 'on-time') return <LateBells />;
  return (
    <Type as="small" tone="soft" testID="bells-on-time">
      {say('bells.onTime')}
    </Type>
  );
}
