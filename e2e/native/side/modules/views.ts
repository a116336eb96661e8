/** Views with modules of their own: SVG, screens, safe areas. */
import { turboModule, notBuiltIn } from '../turbo';

/** Geometry that only a real canvas knows: none of ours asks for it. */
turboModule('RNSVGSvgViewModule', {});
turboModule('RNSVGRenderableModule', {});
turboModule('RNSModule', {});
turboModule('RNCSafeAreaContext', {
  getConstants: () => ({
    initialWindowMetrics: {
      insets: { top: 24, right: 0, bottom: 24, left: 0 },
      frame: { x: 0, y: 0, width: 390, height: 844 },
    },
  }),
});
turboModule(
  'NativeAnimatedModule',
  new Proxy(
    {},
    {
      get: () => () => undefined,
      has: () => true,
    },
  ),
);

notBuiltIn(
  'EXDevLauncher',
  'RNEdgeToEdge',
  'NativeAnimatedTurboModule',
  'AccessibilityManager',
  'ActionSheetManager',
  'KeyboardObserver',
  'LinkingManager',
  'PushNotificationManager',
  'SoundManager',
  'DevMenu',
  'ModalManager',
);
