import { Platform } from 'react-native';
import { Type } from '@/ui/Type';
import { useTableWords } from '../tableWords';
import { useSession } from '../world';

/** Lists the ways to show the table on a TV, the easiest first. */
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

/** A page in a browser cannot know what its device supports, so the web has no entry. */
const MIRRORS: Partial<Record<typeof Platform.OS, 'tv.airPlay' | 'tv.cast'>> = {
  ios: 'tv.airPlay',
  android: 'tv.cast',
};
