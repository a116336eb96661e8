import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { manifestFor, titleOf } from '@/games/games';
import { Cockpit } from '@/ui/Cockpit';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { Qr } from '@/ui/qr/Qr';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { RoundTable } from '../table/lobby/RoundTable';
import { SeatDisc } from '../table/lobby/SeatDisc';
import { TableTop } from '../table/lobby/TableTop';
import { tableSizes } from '../table/lobby/tableSizes';
import { useArrivals } from '../table/lobby/useArrivals';
import { StandingFaces } from '../table/people/StandingFaces';
import { useStanding } from '../table/people/useStanding';
import { useTable } from '../table/useTable';
import { useTableWords } from '../tableWords';
import { useSession } from '../world';

/** Before the match: what is played, who is here, and how the others in the room come in. */
export function LaidTable() {
  const game = useSession(it => it.guest?.shared?.game ?? '');
  const { width, height } = useWindowDimensions();
  const isWall = width > height;
  const table = useTable();
  const isFull = table.places.every(({ sits }) => sits !== 'nobody');
  const edge = Math.min(width, height) * 0.045;
  const code = Math.min(width, height) * (isFull ? 0.16 : 0.34);
  const room = isWall
    ? { width: width * (isFull ? 0.62 : 0.46), height: height - 3 * edge }
    : { width: width - 2 * edge, height: height * 0.45 };
  return (
    <Cockpit scroll={false}>
      <View
        style={[styles.laid, isWall ? styles.beside : styles.below, { padding: edge }]}
        testID="tv-lobby"
      >
        <What game={game} />
        <AllSeats {...{ table, game, room }} />
        <HowToCome code={code} isFull={isFull} />
      </View>
    </Cockpit>
  );
}

function What({ game }: { game: string }) {
  const say = useTableWords();
  const { language } = useComfort();
  const manifest = manifestFor(game);
  return (
    <View style={styles.what}>
      <Type as="display">{titleOf(game, language)}</Type>
      <Type tone="soft">{manifest?.tagline(language) ?? ''}</Type>
      {manifest && (
        <View style={styles.fact}>
          <Icon name="clock" size={36} color={colors.sand} />
          <Type as="heading">{say('lobby.minutes', { minutes: manifest.minutes })}</Type>
        </View>
      )}
    </View>
  );
}

type SeatsProps = {
  table: ReturnType<typeof useTable>;
  game: string;
  room: { readonly width: number; readonly height: number };
};

/** Share of the disc that a name is high, with the room around it. */
const NAME = 0.2;

function AllSeats({ table: { places, board }, game, room }: SeatsProps) {
  const { disc: most } = tableSizes(room, places.length, 0);
  const below = most * NAME * 1.8;
  const { radius: reach, disc } = tableSizes(room, places.length, below);
  return (
    <View testID="tv-seats">
      <RoundTable
        {...{ places, below }}
        radius={reach}
        nearest={undefined}
        margin={disc / 2}
        renderSeat={(place, spot) => (
          <SeatDisc
            key={place.seat}
            {...{ place, board, spot }}
            size={disc}
            nameSize={disc * NAME}
            isOwn={false}
            icon="plus"
          />
        )}
      >
        <TableTop game={game} side={2 * reach} isFaint={false} />
      </RoundTable>
    </View>
  );
}

/** The code shrinks when nobody else is expected. */
function HowToCome({ code, isFull }: { code: number; isFull: boolean }) {
  const say = useTableWords();
  const invite = useSession(it => it.guest?.invite);
  const standing = useStanding();
  return (
    <View style={styles.come}>
      {invite && (
        <View style={styles.card}>
          {!isFull && (
            <Type as="title" align="center">
              {say('tv.join')}
            </Type>
          )}
          <Qr text={invite} size={code} name={say('tv.join')} testID="invitation" />
        </View>
      )}
      {standing.length === 0 && <News />}
      <StandingFaces guests={standing} size={code * 0.5} as="heading" />
    </View>
  );
}

function News() {
  const say = useTableWords();
  const { places, own } = useTable();
  const news = useArrivals(places, own);
  const isFull = places.every(({ sits }) => sits !== 'nobody');
  const quiet = say(isFull ? 'lobby.allHere' : 'lobby.waiting');
  const text = news ? say(news.came ? 'lobby.came' : 'lobby.went', { name: news.name }) : quiet;
  return (
    <View role="status" aria-live="polite">
      <Type as="heading" align="center" tone={news?.came ? 'go' : 'soft'}>
        {text}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  laid: { flex: 1, gap: space.l, justifyContent: 'space-between' },
  beside: { flexDirection: 'row', alignItems: 'center' },
  below: { alignItems: 'center' },
  what: { flexShrink: 1, flexBasis: '24%', gap: space.m, alignSelf: 'flex-start' },
  fact: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  come: { flexShrink: 1, flexBasis: '26%', alignItems: 'center', gap: space.l },
  card: {
    alignItems: 'center',
    gap: space.m,
    padding: space.l,
    borderRadius: radius.l,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.panel,
  },
});
