import Svg, { Circle, Path, Rect } from 'react-native-svg';
import type { Resource } from '../../mission/names';

type Props = { readonly resource: Resource; readonly size: number };

/** Each resource has a colour and a form: bird, coin, candle, eye. */
export const GoodsSign = ({ resource, size }: Props) => (
  <Svg aria-hidden width={size} height={size} viewBox="0 0 24 24">
    <Shape resource={resource} />
  </Svg>
);

function Shape({ resource }: Pick<Props, 'resource'>) {
  switch (resource) {
    case 'yellow':
      return (
        <Path
          d="M1.5 8.5C6 5.5 9.6 7.2 11.2 10L12 11.6L12.8 10C14.4 7.2 18 5.5 22.5 8.5C18.6 8.8 16.4 11 14.6 14.4L17 19.6L12 16.6L7 19.6L9.4 14.4C7.6 11 5.4 8.8 1.5 8.5Z"
          fill="#B8860F"
        />
      );
    case 'brown':
      return (
        <>
          <Circle cx={12} cy={12} r={9} fill="#B5773C" stroke="#6E4418" strokeWidth={1.6} />
          <Path d="M12 7.5V16.5M7.5 12H16.5" stroke="#FFE9C8" strokeWidth={2} />
        </>
      );
    case 'blue':
      return (
        <>
          <Rect x={9} y={10} width={6} height={11} rx={1} fill="#3E86E0" />
          <Path d="M12 2.5C14.6 5.6 14.6 7.6 12 9C9.4 7.6 9.4 5.6 12 2.5Z" fill="#EFA93C" />
        </>
      );
    default:
      return (
        <>
          <Path d="M2 12C5 7 8.3 5 12 5S19 7 22 12C19 17 15.7 19 12 19S5 17 2 12Z" fill="#1F6B4A" />
          <Circle cx={12} cy={12} r={3.6} fill="#FFFDF7" />
          <Circle cx={12} cy={12} r={1.8} fill="#14261D" />
        </>
      );
  }
}
