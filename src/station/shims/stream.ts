/** The part of Node's stream that a WebSocket needs where there is no Node: its events. */
export { EventEmitter as Stream } from 'events';
