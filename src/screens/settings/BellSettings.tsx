import { Type } from '@/ui/Type';
import { LateBells } from './LateBells';
import { settingsWords } from './settingsWords';
import { useBells } from './useBells';

/** Where the system has a say in when glasses ring: how that stands. */
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
