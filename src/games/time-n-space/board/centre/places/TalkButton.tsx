import { StyleSheet } from 'react-native';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius, space, TOUCH } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { PointerSlot } from '@/ui/lesson/slots';
import { useActs } from '../HandContext';
import type { Rect } from '../../pieces/rect';
import { useVoice } from '../useVoice';

/** Opens the sheet for requests to other players. */
export function TalkButton({ rect }: { readonly rect: Rect }) {
  const { open } = useActs();
  const { ask } = useVoice();
  const height = Math.min(rect.height, TOUCH + space.s);
  const place = {
    left: rect.x,
    top: rect.y + (rect.height - height) / 2,
    width: rect.width,
    height,
  };
  return (
    <Press
      name={`${ask('ask')}: ${ask('title')}`}
      onPress={() => open({ what: 'talk' })}
      testID="talk"
      style={[styles.talk, place]}
    >
      {rect.width >= ROOMY && <Icon name="talk" size={20} color={colors.sand} />}
      <Type as="label" numberOfLines={1}>
        {ask('ask')}
      </Type>
      <PointerSlot at="talk" />
    </Press>
  );
}

const ROOMY = 84; // wide enough for an icon beside the word

const styles = StyleSheet.create({
  talk: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs + 2,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.raised,
  },
});
