/** What only browsers know of styles: elsewhere it does nothing. */
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
