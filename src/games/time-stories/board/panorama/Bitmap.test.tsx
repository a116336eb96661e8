import { act, render, screen } from '@testing-library/react-native';
import { Bitmap } from './Bitmap';

const dot = '<svg viewBox="0 0 4 4"><circle cx="2" cy="2" r="1"/></svg>';
const drawn = () => act(() => new Promise(resolve => setTimeout(resolve, 10)));

test('a picture is drawn once for all places that show it', async () => {
  const draw = jest.fn(() => dot);
  render(
    <>
      <Bitmap id="dot" draw={draw} width={40} height={40} />
      <Bitmap id="dot" draw={draw} width={80} height={80} />
    </>,
  );
  await drawn();
  expect(draw).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(screen.toJSON())).toContain('RNSVGCircle');
});

test('a new picture replaces the one before', async () => {
  const { rerender } = render(<Bitmap id="first" draw={() => dot} width={40} height={40} />);
  await drawn();
  rerender(
    <Bitmap id="second" draw={() => dot.replace(/circle/, 'ellipse')} width={40} height={40} />,
  );
  await drawn();
  expect(JSON.stringify(screen.toJSON())).not.toContain('RNSVGCircle');
});
