import { PointerSlot } from '@/ui/lesson/slots';
import { SpeakButton } from '@/ui/talk/SpeakButton';
import { space, TOUCH } from '@/ui/theme/tokens';
import { useActs } from '../HandContext';
import type { Rect } from '../../pieces/rect';

/** Opens the sheet for requests to other players. */
export function TalkButton({ rect }: { readonly rect: Rect }) {
  const { open } = useActs();
  const height = Math.min(rect.height, TOUCH + space.s);
  const place = {
    position: 'absolute',
    left: rect.x,
    top: rect.y + (rect.height - height) / 2,
    width: rect.width,
    height,
  } as const;
  return (
    <SpeakButton
      shows={rect.width >= ROOMY ? 'both' : 'word'}
      onPress={() => open({ what: 'talk' })}
      style={place}
    >
      <PointerSlot at="talk" />
    </SpeakButton>
  );
}

const ROOMY = 84; // wide enough for an icon beside the word
