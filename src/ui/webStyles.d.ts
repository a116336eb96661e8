/** Styles that only browsers know; native ignores them. */
import 'react-native';

declare module 'react-native' {
  interface ViewStyle {
    backgroundImage?: string;
    transitionProperty?: string;
    transitionDuration?: string;
    willChange?: 'transform';
  }
  interface TextStyle {
    hyphens?: 'auto';
    textWrap?: 'balance' | 'pretty';
  }
}
