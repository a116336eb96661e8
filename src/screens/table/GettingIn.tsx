import { useState } from 'react';
import type { OwnDoor } from '@/stores/connector';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { useTableWords } from '../tableWords';

/**
 * For a phone that serves the table itself: reasons that keep guests out and that it cannot detect.
 */
export function GettingIn({ own }: { own: OwnDoor }) {
  const say = useTableWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {!own.hasApp && <Notice tone="heed" title={say('door.noApp')} testID="no-web-app" />}
      <Button
        kind="quiet"
        icon="door"
        title={say('door.keptOut')}
        onPress={() => setOpen(!isOpen)}
        testID="kept-out"
      />
      {isOpen && (
        <>
          <Notice tone="soft" icon="wifi" title={say('door.mobileData')} />
          <Notice tone="soft" icon="relay" title={say('door.isolated')} />
          <Notice tone="soft" icon="phone" title={say('door.notAllowed')} />
        </>
      )}
    </>
  );
}
