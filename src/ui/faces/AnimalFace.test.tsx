import { act, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { AnimalFace } from './AnimalFace';
import { FaceDisc } from './FaceDisc';
import { FACE_IDS, usualFace } from './faces';
import { faceWords } from './faceWords';

test.each(['en', 'de'])('no two faces have the same name in %s', language => {
  const names = FACE_IDS.map(id => faceWords.sayIn(language)(id));
  expect(new Set(names).size).toBe(FACE_IDS.length);
});

test('a face with a name is a picture for screen readers, and one without is hidden', async () => {
  render(
    <>
      <AnimalFace id="fox" size={44} name="Fox" />
      <AnimalFace id="owl" size={44} />
    </>,
  );
  await act(async () => undefined);
  expect(screen.getAllByRole('img').map(it => it.props['aria-label'])).toEqual(['Fox']);
});

test('the disc of a seat shows its sign beside its colour', async () => {
  render(<FaceDisc face="bear" size={84} color="#5CCB83" sign={<Text>+</Text>} />);
  await act(async () => undefined);
  expect(screen.getByText('+')).toBeOnTheScreen();
});

test('the same name always gets the same face, and names are spread over many', () => {
  expect(usualFace('Ann')).toBe(usualFace(' Ann '));
  const names = ['Ann', 'Bo', 'Cleo', 'Dmitri', 'Elif', 'Finn', 'Greta', 'Hugo'];
  expect(new Set(names.map(usualFace)).size).toBeGreaterThan(5);
});
