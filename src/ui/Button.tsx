import { StyleSheet, useWindowDimensions } from 'react-native';
import { useComfort } from './comfort';
import { Icon, type IconName } from './Icon';
import { Press } from './Press';
import { Spinner } from './Spinner';
import { colors, LARGE, radius, space } from './theme/tokens';
import { Type, type TypeTone } from './Type';

type Kind = 'main' | 'plain' | 'quiet' | 'danger';

type Target =
  | { onPress: () => void; href?: undefined }
  /** Links work in a browser only. */
  | { href: string; onPress?: undefined };

type Props = Target & {
  title: string;
  /** Spoken by screen readers where the title is too short. It must begin with the title. */
  name?: string | undefined;
  kind?: Kind;
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
  busy?: boolean | undefined;
  testID?: string | undefined;
  /** Fills the available width. */
  wide?: boolean | undefined;
};

export function Button({
  title,
  name = title,
  onPress,
  href,
  kind = 'plain',
  icon,
  wide,
  ...state
}: Props) {
  const { disabled = false, busy = false, testID } = state;
  const { width } = useWindowDimensions();
  const isTight = useComfort().textScale > LARGE && width < NARROW;
  const tone = disabled ? 'soft' : TONES[kind];
  return (
    <Press
      name={name}
      onPress={onPress}
      href={href}
      disabled={disabled || busy}
      {...(busy && { busy })}
      testID={testID}
      style={[styles.button, styles[kind], disabled && styles.off, wide && styles.wide]}
    >
      {(busy || !isTight) && <Sign icon={icon} busy={busy} tone={tone} />}
      <Type as="heading" tone={tone} align="center" style={styles.title}>
        {title}
      </Type>
    </Press>
  );
}

/** Below this width large text needs the whole line. */
const NARROW = 400;

function Sign({ icon, busy, tone }: { icon: IconName | undefined; busy: boolean; tone: Tone }) {
  const size = 20 * Math.min(1.5, useComfort().textScale);
  if (busy) return <Spinner size={size} color={INKS[tone]} />;
  return icon && <Icon name={icon} size={size} color={INKS[tone]} />;
}

type Tone = TypeTone & ('dark' | 'ink' | 'sand' | 'stop' | 'soft');
const TONES: Record<Kind, Tone> = { main: 'dark', plain: 'ink', quiet: 'sand', danger: 'stop' };
const INKS: Record<Tone, string> = {
  dark: colors.inkDark,
  ink: colors.ink,
  sand: colors.sand,
  stop: colors.stop,
  soft: colors.inkSoft,
};

const styles = StyleSheet.create({
  button: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'center',
    gap: space.s,
    minHeight: 52,
    paddingVertical: space.s + 2,
    paddingHorizontal: space.l,
    borderRadius: radius.m,
    borderWidth: 1,
    borderBottomWidth: 3, // makes the button look raised
  },
  wide: { alignSelf: 'stretch', paddingHorizontal: space.m },
  title: { flexShrink: 1 },
  main: {
    backgroundColor: colors.sand,
    borderColor: colors.brassLight,
    borderBottomColor: colors.sandShade,
  },
  plain: { backgroundColor: colors.raised, borderColor: colors.line },
  quiet: { borderColor: 'transparent', paddingHorizontal: space.m },
  danger: { backgroundColor: colors.panel, borderColor: colors.stop },
  off: {
    backgroundColor: colors.space,
    borderColor: colors.line,
    borderBottomColor: colors.line,
    borderStyle: 'dashed',
  },
});
