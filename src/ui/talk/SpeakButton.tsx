import type { ReactNode } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { Icon } from '../Icon';
import { Press } from '../Press';
import { colors, radius, space } from '../theme/tokens';
import { Type } from '../Type';
import { talkWords } from './talkWords';

type Props = {
  /** `both` where there is room for the icon beside the word. */
  readonly shows: 'icon' | 'word' | 'both';
  onPress(): void;
  readonly style?: StyleProp<ViewStyle>;
  /** Lies over the button, such as the pointer of a lesson. */
  readonly children?: ReactNode;
};

/** Opens the sheet for sentences to other players. */
export function SpeakButton({ shows, onPress, style, children }: Props) {
  const say = talkWords.useSay();
  return (
    <Press
      name={`${say('ask')}: ${say('title')}`}
      onPress={onPress}
      testID="talk"
      style={[styles.talk, style]}
    >
      {shows !== 'word' && <Icon name="talk" size={20} color={colors.sand} />}
      {shows !== 'icon' && (
        <Type as="label" numberOfLines={1}>
          {say('ask')}
        </Type>
      )}
      {children}
    </Press>
  );
}

const styles = StyleSheet.create({
  talk: {
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
