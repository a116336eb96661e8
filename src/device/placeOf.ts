/** Where tables meet, and where the app can be fetched from. */
export type ServerPlace = { readonly address: string; readonly brokers: readonly string[] };
type Signpost = { readonly broker: string | null; readonly addresses: readonly string[] };

/** A page opened as `localhost` invites to where other devices find the same server. */
export function serverPlaceOf(origin: string, { broker, addresses }: Signpost): ServerPlace {
  const [likeliest] = addresses;
  const isHereOnly = /^https?:\/\/(localhost|127\.|\[::1\])/.test(origin);
  const address = (isHereOnly && likeliest ? likeliest : origin).replace(/\/+$/, '');
  return { address, brokers: [broker ?? `${address.replace(/^http/, 'ws')}/mqtt`] };
}
