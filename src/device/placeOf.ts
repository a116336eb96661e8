/** A table server: where the web app can be fetched, and its brokers. */
export type ServerPlace = { readonly address: string; readonly brokers: readonly string[] };
type Signpost = { readonly broker: string | null; readonly addresses: readonly string[] };

/** A page opened as `localhost` invites others to an address that they can reach. */
export function serverPlaceOf(origin: string, { broker, addresses }: Signpost): ServerPlace {
  const [likeliest] = addresses;
  const isHereOnly = /^https?:\/\/(localhost|127\.|\[::1\])/.test(origin);
  const address = (isHereOnly && likeliest ? likeliest : origin).replace(/\/+$/, '');
  return { address, brokers: [broker ?? `${address.replace(/^http/, 'ws')}/mqtt`] };
}
