import { render, screen } from '@testing-library/react-native';
import { MANIFESTS } from './manifests';

test.each(MANIFESTS.map(it => [it.id, it] as const))(
  'the picture of %s is drawn at the size it is given',
  async (_id, { load }) => {
    const Art = await load.art!();
    const { toJSON } = render(<Art width={175} height={192} />);
    expect(toJSON()).toMatchObject({ props: { bbWidth: 175, bbHeight: 192 } });
    expect(screen.queryByRole('img')).toBeNull();
  },
);
