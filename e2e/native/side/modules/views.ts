/** Views that have modules: SVG, screens, safe areas. */
import { EDGES } from '../settings';
import { turboModule, notBuiltIn } from '../turbo';

/** Geometry that only a real canvas knows; the app never asks for it. */
turboModule('RNSVGSvgViewModule', {});
turboModule('RNSVGRenderableModule', {});
turboModule('RNSModule', {});
turboModule('RNCSafeAreaContext', {
  getConstants: () => ({
    initialWindowMetrics: {
      insets: EDGES,
      frame: { x: 0, y: 0, width: 390, height: 844 },
    },
  }),
});
notBuiltIn('EXDevLauncher', 'RNEdgeToEdge', 'PushNotificationManager', 'SoundManager', 'DevMenu');
