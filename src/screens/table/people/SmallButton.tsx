import { StyleSheet } from 'react-native';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';

type Props = {
  title: string;
  /** It must begin with the title. */
  name?: string;
  isMain: boolean;
  onPress: () => void;
  testID: string;
};

/** A button beside a sentence, in a line with little room. */
export const SmallButton = ({ title, name = title, isMain, onPress, testID }: Props) => (
  <Press
    name={name}
    onPress={onPress}
    testID={testID}
    style={[styles.button, isMain ? styles.main : styles.plain]}
  >
    <Type as="label" tone={isMain ? 'dark' : 'ink'} align="center">
      {title}
    </Type>
  </Press>
);

const styles = StyleSheet.create({
  button: {
    justifyContent: 'center',
    paddingHorizontal: space.m - 4,
    borderRadius: radius.m,
    borderWidth: 1,
    borderBottomWidth: 3,
  },
  main: {
    backgroundColor: colors.sand,
    borderColor: colors.brassLight,
    borderBottomColor: colors.sandShade,
  },
  plain: { backgroundColor: colors.panel, borderColor: colors.line },
});
