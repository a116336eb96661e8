/**
 * What packages bring along and nobody here asks for: Metro leaves nothing out by itself, and a
 * browser has to fetch and read all of it. Nothing may import these names; a test sees to that.
 */
const view = '/react-native-web/dist/modules/UnimplementedView/index.js';

const parts = [
  'Animated',
  'Button',
  'CheckBox',
  'Clipboard',
  'FlatList',
  'ImageBackground',
  'InputAccessoryView',
  'LayoutAnimation',
  'PanResponder',
  'Picker',
  'ProgressBar',
  'RefreshControl',
  'SafeAreaView',
  'SectionList',
  'Switch',
  'TouchableHighlight',
  'TouchableNativeFeedback',
  'TouchableOpacity',
  'TouchableWithoutFeedback',
  'VirtualizedList',
  'YellowBox',
];

const entrances = 'Bounce|Flip|Lightspeed|Pinwheel|Roll|Rotate|Slide|Stretch|Zoom';

/** Files of a package are named without their ending. */
const files = (of, names) => new RegExp(`/${of}/(${names})\\.[jt]s$`);

exports.LEFT_OUT = [
  {
    from: 'react-native',
    names: new RegExp(`^(${parts.join('|')})$`),
    files: files('react-native-web/dist/exports', `(${parts.join('|')})/index`),
    // Others ask of what they are given whether it is one of these.
    instead: view,
  },
  {
    from: 'react-native-reanimated',
    names: new RegExp(`^(${entrances})`, 'i'),
    files: files(
      'react-native-reanimated/lib/module/layoutReanimation',
      `(defaultAnimations|web/animation)/(${entrances})(\\.web)?`,
    ),
  },
  {
    from: 'react-native-reanimated',
    names: /^(FlatList|PerformanceMonitor|\w*ScreenTransition|useAnimated(Sensor|Keyboard))$/,
    files: files(
      'react-native-reanimated/lib/module',
      'screenTransition/index|component/(PerformanceMonitor|FlatList)|hook/useAnimated(Sensor|Keyboard)' +
        '|css/native/index|platform-specific/workletsVersion',
    ),
  },
  {
    from: 'react-native-gesture-handler',
    names:
      /Button$|^(Touchable|DrawerLayout)|^(FlatList|Pressable|RefreshControl|ScrollView|Swipeable|Switch|Text|TextInput|createNativeWrapper)$/,
    files: files(
      'react-native-gesture-handler/lib/module',
      'web_hammer/\\w+|handlers/createNativeWrapper|components/(touchables/index|Pressable/index' +
        '|GestureButtons|GestureComponents\\.web|Text|Swipeable|DrawerLayout)',
    ),
  },
  {
    from: 'react-native-svg',
    names: /^Svg(Uri|Xml|Ast|From|Css|With)|LocalSvg$|^(fetchText|parse|camelCase)$/,
    files: files('react-native-svg/lib/module', 'xml|deprecated|utils/fetchData'),
  },
  {
    from: 'expo-router',
    names: /^(Stack|Tabs|Sitemap|Link)$/,
    files: files(
      'expo-router/build',
      'layouts/(Stack|Tabs)|views/(Sitemap|Toast)|link/LinkWithPreview',
    ),
  },
  {
    from: '@react-navigation/native-stack',
    names: /./,
    files: files('@react-navigation/native-stack/lib/module', 'index'),
  },
  {
    from: 'zod',
    names: /^(toJSONSchema|fromJSONSchema|compile)$/,
    files: files(
      'zod/v4',
      'classic/from-json-schema|core/(compile|to-json-schema|json-schema-(processors|generator))',
    ),
  },
];
