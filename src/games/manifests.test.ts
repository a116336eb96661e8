import { MANIFESTS } from './manifests';
import { manifest as nim } from './testing/nim/manifest';

test.each([...MANIFESTS, nim].map(it => [it.id, it] as const))(
  'what the manifest of %s says of its rules is what they say themselves',
  async (_id, { load, id, version, packs, seats }) => {
    const rules = await load.rules();
    const { min, max } = seats;
    expect(rules).toMatchObject({ id, version, seats: { min, max } });
    expect(rules.packs ?? []).toEqual(packs);
  },
);
