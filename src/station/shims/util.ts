/** Of Node's util as much as a WebSocket asks for where there is no Node. */
type Constructor = { prototype: object };

export function inherits(made: Constructor, from: Constructor): void {
  made.prototype = Object.create(from.prototype, { constructor: { value: made } });
}
