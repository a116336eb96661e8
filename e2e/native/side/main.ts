import './prelude';
import './intl';
import './timers';
import './console';
import './callables';
import './fabric';
import './expo';
import './turbo';
import './modules/all';
import { fromWorld } from './channel';
import './phone';

Object.assign(globalThis, { __fromWorld: fromWorld });
