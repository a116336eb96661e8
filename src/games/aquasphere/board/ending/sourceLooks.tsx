/** Each source of points has a colour and a picture, so that neither stands alone. */
import type { ReactNode } from 'react';
import { Path } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { BotPiece } from '../pieces/BotPiece';
import { sea } from '../pieces/colours';
import { ControlField, Crystal, Flask, PaperCard, TimeMarker } from '../pieces/Goods';
import { Numeral } from '../pieces/Numeral';
import { Octopod } from '../pieces/Octopod';
import { Submarine } from '../pieces/Submarine';
import type { Source } from './sources';

type Look = { readonly fill: string; picture(): ReactNode };

const LOOKS: Readonly<Record<Source, Look>> = {
  octopods: { fill: '#7B55C7', picture: () => <Octopod /> },
  submarine: { fill: '#2C78B5', picture: () => <Submarine seat={null} /> },
  research: { fill: '#A8434A', picture: () => <PaperCard /> },
  majority: { fill: '#B5701F', picture: () => <ControlField /> },
  bots: { fill: '#5C6E9F', picture: () => <BotPiece seat={null} /> },
  crystals: { fill: '#9DB2D3', picture: () => <Crystal /> },
  eaten: { fill: '#4B2F80', picture: () => <Octopod isCross /> },
  lines: {
    fill: '#8E2F2C',
    picture: () => (
      <Path d="M-11 0H11" stroke={colors.stop} strokeWidth={5} strokeLinecap="round" />
    ),
  },
  letters: {
    fill: '#8A6A2C',
    picture: () => (
      <Numeral x={0} y={0} size={19} fill={colors.brassLight}>
        A
      </Numeral>
    ),
  },
  time: { fill: '#B98A35', picture: () => <TimeMarker /> },
  fleet: { fill: '#174B78', picture: () => <Submarine seat={null} /> },
  lab: { fill: sea.flaskDark, picture: () => <Flask /> },
};

export const sourceFill = (source: Source): string => LOOKS[source].fill;
export const SourcePicture = ({ source }: { readonly source: Source }) => LOOKS[source].picture();
