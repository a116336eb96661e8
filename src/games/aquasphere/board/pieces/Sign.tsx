import { memo } from 'react';
import { Card, Crystal, Flask, Programme, TimeMarker } from './Goods';
import { Octopod } from './Octopod';
import { Piece } from './Piece';
import type { SignName } from './signs';
import { Submarine } from './Submarine';

const PICTURES: Readonly<Record<SignName, () => React.ReactNode>> = {
  octopods: () => <Octopod />,
  crystals: () => <Crystal />,
  submarine: () => <Submarine seat={null} />,
  time: () => <TimeMarker />,
  laboratory: () => <Flask />,
  research: () => <Card />,
  programme: () => <Programme />,
};

/** The picture of an action, for a larger drawing. */
export const SignShape = ({ sign }: { readonly sign: SignName }) => PICTURES[sign]();

type Props = { readonly sign: SignName; readonly size: number };

/** The picture of an action. */
export const Sign = memo(function Sign({ sign, size }: Props) {
  return (
    <Piece size={size}>
      <SignShape sign={sign} />
    </Piece>
  );
});
