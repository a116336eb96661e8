/**
 * Parts of packages that the app does not use. Metro does not drop unused modules, so a browser
 * would have to load all of them. Nothing may import these names, which a test checks.
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

const entrances = [
  'Bounce',
  'Flip',
  'Lightspeed',
  'Pinwheel',
  'Roll',
  'Rotate',
  'Slide',
  'Stretch',
  'Zoom',
];

/** Patterns for files of a package, one each, so that a test finds the ones that moved. */
const files = (folder, names) => names.map(name => new RegExp(`/${folder}/${name}\\.[jt]s$`));

exports.LEFT_OUT = [
  {
    from: 'react-native',
    names: new RegExp(`^(${parts.join('|')})$`),
    files: files(
      'react-native-web/dist/exports',
      parts.map(part => `${part}/index`),
    ),
    // Other modules compare what they are given with this class.
    instead: view,
  },
  {
    from: 'react-native-reanimated',
    names: new RegExp(`^(${entrances.join('|')})`, 'i'),
    files: files(
      'react-native-reanimated/lib/module/layoutReanimation',
      entrances.flatMap(it => [`defaultAnimations/${it}`, `web/animation/${it}\\.web`]),
    ),
  },
  {
    from: 'react-native-reanimated',
    names: /^(FlatList|PerformanceMonitor|\w*ScreenTransition|useAnimated(Sensor|Keyboard))$/,
    files: files('react-native-reanimated/lib/module', [
      'screenTransition/index',
      'component/PerformanceMonitor',
      'component/FlatList',
      'hook/useAnimatedSensor',
      'hook/useAnimatedKeyboard',
      'css/native/index',
      'platform-specific/workletsVersion',
    ]),
  },
  {
    from: 'react-native-gesture-handler',
    names:
      /Button$|^(Touchable|DrawerLayout)|^(FlatList|Pressable|RefreshControl|ScrollView|Swipeable|Switch|Text|TextInput|createNativeWrapper)$/,
    files: files('react-native-gesture-handler/lib/module', [
      'web_hammer/\\w+',
      'handlers/createNativeWrapper',
      'components/touchables/index',
      'components/Pressable/index',
      'components/GestureButtons',
      'components/GestureComponents\\.web',
      'components/Text',
      'components/Swipeable',
      'components/DrawerLayout',
    ]),
  },
  {
    from: 'react-native-svg',
    names: /^Svg(Uri|Xml|Ast|From|Css|With)|LocalSvg$|^(fetchText|parse|camelCase)$/,
    files: files('react-native-svg/lib/module', ['xml', 'deprecated', 'utils/fetchData']),
  },
  {
    from: 'expo-router',
    names: /^(Stack|Tabs|Sitemap|Link)$/,
    files: files('expo-router/build', [
      'layouts/Stack',
      'layouts/Tabs',
      'views/Sitemap',
      'views/Toast',
      'link/LinkWithPreview',
    ]),
  },
  {
    from: '@react-navigation/native-stack',
    names: /./,
    files: files('@react-navigation/native-stack/lib/module', ['index']),
  },
  {
    from: 'zod',
    names: /^(toJSONSchema|fromJSONSchema|compile)$/,
    files: files('zod/v4', [
      'classic/from-json-schema',
      'core/compile',
      'core/to-json-schema',
      'core/json-schema-processors',
      'core/json-schema-generator',
    ]),
  },
];
