import fs from 'node:fs';
import path from 'node:path';
import { drawPoster, posterSource } from './drawPoster';

test('the kept paths of the poster are what the pen draws', () => {
  const kept = fs.readFileSync(path.join(__dirname, 'poster.ts'), 'utf8');
  expect(kept).toBe(posterSource(drawPoster()));
});
