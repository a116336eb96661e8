/** Of Node's stream as much as a WebSocket asks for where there is no Node: that it tells. */
export { EventEmitter as Stream } from 'events';
