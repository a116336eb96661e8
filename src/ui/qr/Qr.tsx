import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { qrCode } from './qrPath';
import { colors, radius } from '../theme/tokens';

type Props = {
  text: string;
  size: number;
  /** Its purpose, spoken by screen readers. */
  name: string;
  alphanumeric?: boolean;
  testID?: string | undefined;
};

export function Qr({ text, size, name, alphanumeric, testID }: Props) {
  const code = qrCode(text, alphanumeric);
  return (
    <View role="img" aria-label={name} accessible testID={testID} style={styles.paper}>
      <Svg aria-hidden width={size} height={size} viewBox={`0 0 ${code.size} ${code.size}`}>
        <Path d={code.path} fill={colors.space} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  paper: { alignSelf: 'center', borderRadius: radius.m, backgroundColor: colors.white },
});
