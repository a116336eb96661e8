/** Views with modules of their own: SVG, screens, safe areas. */
import { EDGES } from '../settings';
import { turboModule, notBuiltIn } from '../turbo';

/** Geometry that only a real canvas knows: none of ours asks for it. */
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
