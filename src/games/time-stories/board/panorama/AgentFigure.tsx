import { View } from 'react-native';
import { Bitmap } from './Bitmap';
import { drawFigure, FIGURE_HEIGHT, FIGURE_WIDTH } from './drawFigure';
import { useVignettes } from './useFetched';

export type AgentFigureProps = {
  readonly mission: string;
  readonly lender: string;
  readonly seat: string;
  /** With its base. */
  readonly height: number;
};

/** A lender as a figure in the colour of a seat. */
export function AgentFigure({ mission, lender, seat, height }: AgentFigureProps) {
  const calls = useVignettes(mission, 'lenders')?.[lender];
  const width = (height * FIGURE_WIDTH) / FIGURE_HEIGHT;
  if (!calls) return <View style={{ width, height }} />;
  const id = `figure ${mission} ${lender} ${seat}`;
  return <Bitmap {...{ id, width, height }} draw={() => drawFigure(id, calls, seat)} />;
}
