import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { glaze } from './palette';

type Props = { readonly skill: string; readonly size: number; readonly color?: string };

/** On a grid of 24; a skill that only another mission has gets a star. */
const PATHS: Readonly<Record<string, string>> = {
  strength:
    'M6 11V7.6A1.7 1.7 0 0 1 9.4 7.6V6.4A1.7 1.7 0 0 1 12.8 6.4A1.7 1.7 0 0 1 16.2 6.9A1.6 1.6 0 0 1 19.3 7.8V13C19.3 17 16.8 19.4 13.2 19.4H10.6C7.4 19.4 4.7 17 4.7 14V12.4C4.7 11.6 5.2 11 6 11Z',
  talk: 'M4 5H20A1.6 1.6 0 0 1 21.5 6.6V15A1.6 1.6 0 0 1 20 16.6H11L6.6 20.6V16.6H4A1.6 1.6 0 0 1 2.5 15V6.6A1.6 1.6 0 0 1 4 5Z',
  nimble:
    'M20.5 3.5C12 3.5 7 8.5 5.8 15.4L3.4 20.6L5 21.2L7.1 17C13.6 17.2 17.2 13.8 18 10.6L14.6 10.2L19 8.4C20 6.8 20.5 5.2 20.5 3.5Z',
  learning:
    'M12 6.4C9.8 4.8 6.6 4.2 3 4.6V18.4C6.6 18 9.8 18.6 12 20.2C14.2 18.6 17.4 18 21 18.4V4.6C17.4 4.2 14.2 4.8 12 6.4Z',
};
const STAR = 'M12 3L14.6 9L21 9.6L16.2 14L17.6 20.4L12 17L6.4 20.4L7.8 14L3 9.6L9.4 9Z';

export const SkillSign = ({ skill, size, color = glaze.ink }: Props) => (
  <Svg aria-hidden width={size} height={size} viewBox="0 0 24 24" style={styles.sign}>
    <Path d={PATHS[skill] ?? STAR} fill={color} />
  </Svg>
);

/** Beside many shields it would be squeezed to a dot. */
const styles = StyleSheet.create({ sign: { flexShrink: 0 } });
