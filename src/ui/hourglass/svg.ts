/** The SVG elements that a glass is drawn with. */
export { ClipPath, Defs, G, LinearGradient, Path, Stop, Svg } from 'react-native-svg';
