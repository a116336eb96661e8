import { Platform } from 'react-native';
import { Type } from '@/ui/Type';
import { useTableWords } from '../tableWords';
import { useSession } from '../world';

/** What this device can do for a TV, the least trouble first. */
export function TvWays() {
  const say = useTableWords();
  const invite = useSession(it => it.guest?.invite);
  const address = /^https?:\/\/[^/]+/.exec(invite ?? '')?.[0];
  const mirror = MIRRORS[Platform.OS];
  return (
    <>
      <Type tone="soft" testID="tv-browser">
        {address === undefined ? say('tv.scanFromHow') : say('tv.browser', { address })}
      </Type>
      {mirror && (
        <Type as="small" tone="soft" testID="tv-mirror">
          {say(mirror)}
        </Type>
      )}
    </>
  );
}

/** A page of a browser cannot tell what the device around it can. */
const MIRRORS: Partial<Record<typeof Platform.OS, 'tv.airPlay' | 'tv.cast'>> = {
  ios: 'tv.airPlay',
  android: 'tv.cast',
};
