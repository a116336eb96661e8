import { memo } from 'react';
import { View } from 'react-native';
import { useFetched } from '../fetching/parts';
import { FacePicture } from './FacePicture';
import type { ShownFace } from './faces';

type Props = {
  id: ShownFace;
  size: number;
  /** Read by screen readers. Without it the face is hidden from them, as beside a player's name. */
  name?: string | undefined;
};

/** The face that stands for a player in every game: an animal's, or a computer's. */
export const AnimalFace = memo(({ id, size, name }: Props) =>
  name === undefined ? (
    <Picture {...{ id, size }} />
  ) : (
    <View role="img" accessible aria-label={name}>
      <Picture {...{ id, size }} />
    </View>
  ),
);

/** Its room stays the same until the drawings have been fetched. */
function Picture({ id, size }: Omit<Props, 'name'>) {
  const drawings = useFetched('faces', async () => (await import('./drawings')).DRAWINGS);
  return (
    <View aria-hidden style={{ width: size, height: size }}>
      {drawings && <FacePicture {...drawings[id]} size={size} />}
    </View>
  );
}
