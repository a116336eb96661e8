import { StyleSheet } from 'react-native';
import { colors, radius } from '@/ui/theme/tokens';
import { Breathing } from './Breathing';

type Props = { readonly tone?: 'sand' | 'go'; readonly round?: number };

/** A ring of light around anything that can be touched next. */
export const Glow = ({ tone = 'sand', round = radius.m }: Props) => (
  <Breathing style={[styles.ring, styles[tone], { borderRadius: round }]} />
);

const styles = StyleSheet.create({
  ring: { ...StyleSheet.absoluteFillObject, margin: -3, borderWidth: 3 },
  sand: { borderColor: colors.sand, boxShadow: `0 0 14px ${colors.sand}` },
  go: { borderColor: colors.go, boxShadow: `0 0 14px ${colors.go}` },
});
