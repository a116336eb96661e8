import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Manifest } from '@/games/manifest';
import { MANIFESTS } from '@/games/manifests';
import { Cockpit } from '@/ui/Cockpit';
import { useComfort } from '@/ui/comfort';
import { IconButton } from '@/ui/IconButton';
import { kitWords } from '@/ui/kitWords';
import { Qr } from '@/ui/qr/Qr';
import { colors } from '@/ui/theme/tokens';
import { GameArt } from '../GameArt';
import { spaced } from '../table/lobby/spaced';
import { useTableWords } from '../tableWords';
import { AfarText } from './AfarText';
import { callSizes, type CallSizes, CAPTION, GAP, SMALLER } from './callSizes';

type Props = {
  link: string;
  /** Null while no code is known. */
  code: string | null;
  goHome(): void;
};

/** The home of a TV: what a phone can scan or type, and the games that may come. */
export function Calling({ link, code, goHome }: Props) {
  const back = kitWords.useSay()('back');
  const { width, height } = useWindowDimensions();
  const { textScale } = useComfort();
  const sizes = callSizes({ width, height }, MANIFESTS.length, textScale);
  const { unit, isWide } = sizes;
  return (
    <Cockpit scroll={false} style={styles.bare}>
      <View style={styles.back}>
        <IconButton icon="back" name={back} onPress={goHome} testID="back" />
      </View>
      <View style={[styles.page, isWide && styles.wide, { gap: 60 * unit, padding: 80 * unit }]}>
        <View style={[styles.left, !isWide && styles.above, { gap: 40 * unit }]}>
          <Words sizes={sizes} />
          {isWide && <Games sizes={sizes} />}
        </View>
        <CallCard {...{ link, code, sizes }} />
        {!isWide && <Games sizes={sizes} />}
      </View>
    </Cockpit>
  );
}

type Sized = { sizes: CallSizes };

function Words({ sizes: { unit, title, text, isWide } }: Sized) {
  const say = useTableWords();
  const align = isWide ? 'left' : 'center';
  return (
    <View style={{ gap: 20 * unit }}>
      <AfarText as="display" size={title} align={align}>
        {say('tv.title')}
      </AfarText>
      <AfarText tone="soft" size={text} align={align}>
        {say('tv.scanHow')}
      </AfarText>
    </View>
  );
}

function CallCard({
  link,
  code,
  sizes: { unit, qr, text, letters },
}: Sized & Omit<Props, 'goHome'>) {
  const say = useTableWords();
  const shape = { width: qr + 100 * unit, borderRadius: 40 * unit, padding: 40 * unit };
  return (
    <View style={[styles.card, shape, { gap: 16 * unit }]}>
      <AfarText as="title" size={text * 1.1} align="center">
        {say('tv.scanMe')}
      </AfarText>
      <View testID="tv-call">
        <Qr text={link} size={qr} name={say('tv.scanMe')} />
      </View>
      {code !== null && (
        <View style={[styles.typed, { gap: 4 * unit }]}>
          <AfarText tone="soft" size={text * SMALLER} align="center">
            {say('tv.typeMe')}
          </AfarText>
          <AfarText as="clock" tone="sand" size={letters} align="center" testID="tv-code">
            {spaced(code)}
          </AfarText>
          <AfarText tone="soft" size={text * SMALLER} align="center">
            {say('tv.typeHow')}
          </AfarText>
        </View>
      )}
    </View>
  );
}

/** Every game as a small table. */
const Games = ({ sizes }: Sized) => (
  <View style={[styles.games, { gap: GAP * sizes.unit }]}>
    {MANIFESTS.map(game => (
      <Game key={game.id} {...{ game, sizes }} />
    ))}
  </View>
);

function Game({ game, sizes: { unit, art, text } }: Sized & { game: Manifest }) {
  const { language } = useComfort();
  const rim = { width: art, height: art, borderRadius: art / 2, borderWidth: 8 * unit };
  const inner = art - 16 * unit;
  return (
    <View style={[styles.game, { gap: 12 * unit, width: art * CAPTION }]}>
      <View style={[styles.rim, rim]}>
        <GameArt game={game.id} width={inner} height={inner} />
      </View>
      <AfarText as="label" size={text * SMALLER} align="center">
        {game.title(language)}
      </AfarText>
    </View>
  );
}

const styles = StyleSheet.create({
  bare: { paddingTop: 0, paddingBottom: 0, paddingLeft: 0, paddingRight: 0 },
  back: { position: 'absolute', left: 12, top: 12, zIndex: 1 },
  page: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  wide: { flexDirection: 'row', justifyContent: 'space-between' },
  left: { flexShrink: 1 },
  above: { alignItems: 'center' },
  card: {
    alignItems: 'center',
    borderWidth: 1,
    borderColor: colors.raised,
    borderTopColor: colors.line,
    backgroundColor: colors.panel,
  },
  typed: { alignItems: 'center' },
  games: { flexDirection: 'row', flexWrap: 'wrap' },
  game: { alignItems: 'center' },
  rim: { overflow: 'hidden', borderColor: colors.brass, backgroundColor: colors.space },
});
