import { Circle, Path } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { sea } from './colours';

const SKIN =
  'M0 -11.6C5.8 -11.6 8.8 -7.6 8.4 -2.6C8.2 0.4 9.4 2.2 10.8 5C12.2 8 10 11 7.6 10.4C6.4 10 6 9 6 7.8C5.6 11 2.4 11.8 1.6 9C1 10 -1 10 -1.6 9C-2.4 11.8 -5.6 11 -6 7.8C-6 9 -6.4 10 -7.6 10.4C-10 11 -12.2 8 -10.8 5C-9.4 2.2 -8.2 0.4 -8.4 -2.6C-8.8 -7.6 -5.8 -11.6 0 -11.6Z';

type Props = {
  /** It frowns from two up, because then it gets expensive. */
  readonly isCross?: boolean;
};

/** An octopod with a face. */
export const Octopod = ({ isCross = false }: Props) => (
  <>
    <Path d={SKIN} fill={sea.octopod} stroke={sea.edge} strokeWidth={1.6} strokeLinejoin="round" />
    <Path
      d="M-4.6 -6.2C-3.8 -8.4 -2.2 -9.4 -0.4 -9.6"
      stroke={colors.white}
      strokeOpacity={0.6}
      strokeWidth={1.3}
      strokeLinecap="round"
      fill="none"
    />
    <Circle cx={-5} cy={2.6} r={1.4} fill={colors.pink} fillOpacity={0.55} />
    <Circle cx={5} cy={2.6} r={1.4} fill={colors.pink} fillOpacity={0.55} />
    {[-3, 3].map(x => (
      <Circle key={x} cx={x} cy={-1.4} r={2.5} fill={colors.white} />
    ))}
    <Circle cx={-2.5} cy={-1} r={1.3} fill={sea.edge} />
    <Circle cx={3.5} cy={-1} r={1.3} fill={sea.edge} />
    <Path
      d={
        isCross ? 'M-2 4.8Q0 3 2 4.8M-5.6 -4.8L-1.6 -3.4M5.6 -4.8L1.6 -3.4' : 'M-2 3.2Q0 5.2 2 3.2'
      }
      fill="none"
      stroke={sea.edge}
      strokeWidth={1.3}
      strokeLinecap="round"
    />
  </>
);
