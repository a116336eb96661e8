import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { Bench } from '../../pieces/Bench';
import { tileName } from '../../pieces/naming';
import { Tile } from '../../pieces/Tile';
import { TimeSymbol } from '../../pieces/TimeSymbol';
import { useFromSeat } from '../HandContext';
import { ownCentre } from '../handSelectors';
import type { Rect } from '../../pieces/rect';
import { useVoice } from '../useVoice';
import { PlaceFrame } from './PlaceFrame';
import { StandingGlass } from './StandingGlass';

export const ResearchPlace = memo(function ResearchPlace({ rect }: { readonly rect: Rect }) {
  const research = useFromSeat(hand => ownCentre(hand).research);
  const { say, piece } = useVoice();
  const name = research
    ? say('place.research', { tile: tileName(piece, research) })
    : say('place.researchEmpty');
  return (
    <PlaceFrame on="research" rect={rect} name={name}>
      {glass => (
        <>
          <Bench size={rect.width}>
            <Flask />
          </Bench>
          {research && (
            <View style={styles.tile}>
              <Tile tile={research} size={rect.width * 0.86} />
            </View>
          )}
          {glass !== undefined && (
            <View style={styles.glass}>
              <StandingGlass glass={glass} height={rect.width * 0.5} />
            </View>
          )}
        </>
      )}
    </PlaceFrame>
  );
});

const FLASK = 'M-7 -30H7M-4.5 -30V-14L-17 8Q-20 14 -13 15H13Q20 14 17 8L4.5 -14V-30M-11.5 1H11.5';

/** Drawn on the bench, below any tile that lies on it. */
const Flask = () => (
  <>
    <Path
      d={FLASK}
      fill={colors.glass}
      fillOpacity={0.12}
      stroke={colors.glass}
      strokeWidth={2.6}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <TimeSymbol size={24} y={32} colour={colors.inkSoft} />
  </>
);

const styles = StyleSheet.create({
  tile: { position: 'absolute', top: '7%' },
  glass: { position: 'absolute', top: '38%' },
});
