import { type ReactNode, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import Svg from 'react-native-svg';
import { LARGE } from '@/ui/theme/tokens';
import { Placing } from '../placing/Placing';
import { Scoring } from '../scoring/Scoring';
import { useScoring } from '../scoring/ScoringContext';
import { HelpRow } from '../sheets/HelpRow';
import { OctopodsAtSea } from '../sheets/OctopodsAtSea';
import { StationBoard } from '../station/StationBoard';
import { TrackCounters } from '../watch/TrackCounters';
import { TrackRim } from '../watch/TrackRim';
import { ActionBar } from './ActionBar';
import { Asked } from './Asked';
import { Plate } from './Plate';
import { ProgrammedBots } from './ProgrammedBots';
import { Cards } from './Cards';
import { Choosing } from './Choosing';
import { useFromSeat, useHand, useSeat } from './HandContext';
import { Headquarters } from './Headquarters';
import { Lab } from './Lab';
import { WholeHouse } from './WholeHouse';
import { NextRound } from './NextRound';
import { Everybody, SeatCard } from './Everybody';
import { RefusalLine } from './RefusalLine';
import { ScoredNow } from './ScoredNow';
import { momentIn } from './selectors';
import { shapeOf, sideOf, sizesOf, SizesProvider, useSizes } from './shape';
import { Stock } from './Stock';
import { MessageLine, TopBar } from './TopBar';

type Size = { readonly width: number; readonly height: number };
type Props = { readonly size: Size; readonly menu: ReactNode };

/** Reading above, acting below, in reach of one thumb. */
export function Layout({ size, menu }: Props) {
  const { textScale } = useComfort();
  const shape = shapeOf(size);
  return (
    <SizesProvider value={sizesOf(shape, size.height)}>
      {shape === 'wide' ? (
        <Wide size={size} menu={menu} />
      ) : shape === 'low' ? (
        <OnItsSide size={size} menu={menu} />
      ) : (
        <Upright size={size} menu={menu} scrolls={textScale > LARGE} />
      )}
    </SizesProvider>
  );
}

/** A bot is on its way, or stands and has its action open. */
function useIsPlacing(): boolean {
  const { picked } = useHand('picked');
  const moment = useFromSeat(momentIn);
  return moment === 'work' || (picked?.what === 'bot' && (moment === 'turn' || moment === 'place'));
}

const Upright = ({ size, menu, scrolls }: Props & { readonly scrolls: boolean }) => {
  const isPlacing = useIsPlacing();
  const { page } = useHand('page');
  const { isCramped } = useSizes();
  if (isPlacing)
    return (
      <Page>
        {scrolls ? (
          <ScrollView>
            <Placing size={size} />
          </ScrollView>
        ) : (
          <Placing size={size} />
        )}
      </Page>
    );
  return (
    <Page>
      <TopBar menu={menu} hasPages />
      {!isCramped && <MessageLine />}
      {page === 'lab' ? (
        scrolls ? (
          <>
            <ScrollView contentContainerStyle={styles.reading}>
              <Upper />
              <Acting />
            </ScrollView>
            <ActionBar />
          </>
        ) : (
          <>
            <ScrollView style={styles.grow} contentContainerStyle={styles.reading}>
              <Upper />
            </ScrollView>
            <Acting />
            <ActionBar />
          </>
        )
      ) : (
        <ScrollView contentContainerStyle={styles.reading}>
          {page === 'station' ? <StationPage /> : <Everybody />}
        </ScrollView>
      )}
    </Page>
  );
};

const Page = ({ children }: { readonly children: ReactNode }) => {
  const { gap } = useSizes();
  return <View style={[styles.page, { gap, padding: gap, paddingTop: 0 }]}>{children}</View>;
};

/** The station, and below it what the next round brings and how many octopods are left. */
function StationPage() {
  return (
    <>
      <StationBoard />
      <Plate style={styles.next}>
        <NextRound />
      </Plate>
      <OctopodsAtSea />
      <HelpRow topics={['centre', 'lock', 'line', 'next', 'rooms', 'bots', 'any']} />
    </>
  );
}

/** The own things; while an interim scoring is shown, that. */
function Upper() {
  const scoring = useScoring();
  return scoring?.isOpen && scoring.show ? (
    <Scoring scoring={scoring} show={scoring.show} />
  ) : (
    <Reading />
  );
}

/** The lab and all that counts. */
function Reading() {
  const { isCramped } = useSizes();
  return (
    <>
      <Lab />
      <Cards />
      {!isCramped && <Stock />}
      <ScoredNow />
    </>
  );
}

/** The bots, and below them what can be done, or what has to be decided first. */
function Acting({ isBeside = false }: { readonly isBeside?: boolean }) {
  const { picked } = useHand('picked');
  const moment = useFromSeat(momentIn);
  const isAsked = moment === 'line' || moment === 'letters' || moment === 'interim';
  return (
    <>
      <RefusalLine />
      <ProgrammedBots />
      {isAsked ? (
        <Asked />
      ) : picked?.what === 'buy' ? (
        <Choosing />
      ) : isBeside ? (
        <WholeHouse />
      ) : (
        <Headquarters />
      )}
    </>
  );
}

/** The whole station and the others on the left, the own things on the right. */
function Wide({ size, menu }: Props) {
  const isPlacing = useIsPlacing();
  const side = sideOf(size.width);
  const [left, setLeft] = useState({ width: 0, height: 0 });
  return (
    <View style={styles.wide}>
      <View
        style={styles.left}
        onLayout={({ nativeEvent: { layout } }) =>
          setLeft({ width: layout.width, height: layout.height })
        }
      >
        {left.height > 0 && (
          <Rimmed width={left.width} height={left.height - OTHERS}>
            <StationBoard most={left.height - OTHERS - 2 * RIM_SPACE} />
          </Rimmed>
        )}
        <Others />
      </View>
      <View style={[styles.right, { width: side }]}>
        <TopBar menu={menu} hasPages={false} />
        <ScrollView style={styles.grow} contentContainerStyle={styles.reading}>
          <Upper />
        </ScrollView>
        {isPlacing ? (
          <View>
            <Placing size={{ width: side, height: size.height * 0.74 }} hasRing={false} />
          </View>
        ) : (
          <>
            <Acting isBeside />
            <ActionBar />
          </>
        )}
      </View>
    </View>
  );
}

type RimmedProps = Size & { readonly children: ReactNode };

/** The knowledge track round the station, as on the TV but smaller. */
function Rimmed({ width, height, children }: RimmedProps) {
  const view = useFromSeat(it => it.view);
  const box = { width: width / RIM_SCALE, height: height / RIM_SCALE };
  return (
    <View style={{ width, height }}>
      <Svg
        aria-hidden
        width={width}
        height={height}
        viewBox={`0 0 ${box.width} ${box.height}`}
        style={StyleSheet.absoluteFill}
      >
        <TrackRim box={box} />
      </Svg>
      <TrackCounters {...{ view, box }} scale={RIM_SCALE} />
      <View style={styles.inRim}>{children}</View>
    </View>
  );
}

const RIM_SCALE = 0.55;
const RIM_SPACE = 34;

const OTHERS = 160;

/** The other players in the order of turns. */
function Others() {
  const { view, seat } = useSeat('view', 'seat');
  return (
    <View style={styles.others}>
      {view.order
        .filter(it => it !== seat)
        .map(it => (
          <View key={it} style={styles.other}>
            <SeatCard seat={it} isBrief />
          </View>
        ))}
    </View>
  );
}

/** A phone on its side scrolls both halves. */
function OnItsSide({ size, menu }: Props) {
  const isPlacing = useIsPlacing();
  const { page } = useHand('page');
  return (
    <View style={styles.wide}>
      <View style={styles.half}>
        <TopBar menu={menu} hasPages />
        <ScrollView contentContainerStyle={styles.reading}>
          {page === 'lab' ? <Upper /> : page === 'station' ? <StationPage /> : <Everybody />}
        </ScrollView>
      </View>
      <View style={styles.half}>
        <MessageLine />
        <ScrollView contentContainerStyle={styles.reading}>
          {isPlacing ? <Placing size={{ width: size.width / 2, height: 700 }} /> : <Acting />}
        </ScrollView>
        {!isPlacing && <ActionBar />}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  grow: { flex: 1 },
  reading: { gap: 7, flexGrow: 1, justifyContent: 'space-between' },
  wide: { flex: 1, flexDirection: 'row', gap: 10, padding: 8 },
  left: { flex: 1, gap: 6, justifyContent: 'space-between' },
  right: { gap: 6 },
  half: { flex: 1, gap: 6 },
  next: { padding: 12 },
  inRim: { flex: 1, padding: RIM_SPACE, justifyContent: 'center' },
  others: { flexDirection: 'row', gap: 8 },
  other: { flex: 1 },
});
