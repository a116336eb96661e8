import { act, render, screen } from '@testing-library/react-native';
import { Panorama, panoramaHeight } from './Panorama';
import { ItemPicture, LenderPortrait, Vignette } from './Vignette';

// The pen has tests of its own pictures; thousands of paths are not needed here.
jest.mock('./Bitmap', () => ({ Bitmap: () => null }));

const settled = async () => {
  for (let round = 0; round < 6; round++)
    await act(() => new Promise(resolve => setTimeout(resolve, 30)));
};

const ribeira = {
  mission: 'day-before',
  place: 'ribeira',
  marker: 27,
  facts: [],
  width: 960,
  label: 'Ribeira, with the river stairs',
};

test('a panorama is one picture for a screen reader, in the shape of the wall', async () => {
  render(<Panorama {...ribeira} />);
  const image = screen.getByRole('image', { name: ribeira.label });
  expect(image).toHaveStyle({ width: 960, height: panoramaHeight(960) });
  await settled();
  expect(panoramaHeight(960)).toBe(300);
});

test('figures stand on free spots of their pictures', async () => {
  const figures = [
    { lender: 'xan', seat: 'blue', slot: 'B' },
    { lender: 'thomas', seat: 'green', slot: 'B' },
    { lender: 'josefa', seat: 'pink', slot: 'G' },
  ];
  render(<Panorama {...ribeira} figures={figures} />);
  await settled();
  const lefts = screen.getAllByTestId('figure').map(({ props }) => props.style.left as number);
  expect(new Set(lefts).size).toBe(3);
  expect(lefts[0]).toBeLessThan(160);
  expect(lefts[2]).toBeGreaterThan(750);
});

test('small pictures keep their room while they are fetched, and without one', async () => {
  render(
    <>
      <Vignette mission="day-before" place="ribeira" card="2G" width={362} height={158} />
      <ItemPicture mission="day-before" item="61" size={48} />
      <LenderPortrait mission="elsewhere" lender="nobody" size={64} />
    </>,
  );
  await settled();
  expect(screen.toJSON()).toMatchObject([
    { props: { style: { width: 362, height: 158 } } },
    { props: { style: { width: 48, height: 48 } } },
    { props: { style: { width: 64, height: 64 } } },
  ]);
});
