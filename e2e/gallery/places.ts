/** Takes pictures of every place, card and figure of our missions: `npx tsx e2e/gallery/places.ts FOLDER`. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { drawFigure } from '@/games/time-stories/board/panorama/drawFigure';
import { drawPlace } from '@/games/time-stories/board/panorama/drawPlace';
import { drawAlone } from '@/games/time-stories/board/panorama/drawSmall';
import type { MissionPictures, VignetteSet } from '@/games/time-stories/mission/panorama';
import { MISSIONS } from '@/games/time-stories/missions/missions';
import { fetchPictures } from '@/games/time-stories/missions/pictures';
import { openBrowser } from '../drivers/playwright';

const WIDTHS = [320, 390, 1024, 1920];
const LIGHTS = { day: 40, dusk: 22, night: 10 };
/** What changes the picture of a place, besides the hour. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  opera: ['7A-night'],
  cais: ['yellow-triangle', 'grey-circle', 'pink-triangle', 'pink-square'],
};

type Sheet = { readonly name: string; readonly width: number; readonly svgs: readonly string[] };

async function placeSheets(mission: string, pictures: MissionPictures): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  for (const [place, fetch] of Object.entries(pictures.places)) {
    const art = await fetch();
    for (const [light, marker] of Object.entries(LIGHTS))
      for (const fact of ['', ...(VARIANTS[place] ?? [])]) {
        const moment = { light: pictures.light, marker, facts: [fact] };
        const svg = drawPlace(place, art, moment);
        const name = [mission, place, light, fact].filter(Boolean).join('-');
        sheets.push(...WIDTHS.map(width => ({ name: `${name}-${width}`, width, svgs: [svg] })));
      }
  }
  return sheets;
}

async function smallSheets(mission: string, pictures: MissionPictures): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  for (const [place, fetch] of Object.entries(pictures.cards)) {
    const svgs = small('card', await fetch(), [362, 158]);
    sheets.push({ name: `${mission}-cards-${place}`, width: 1130, svgs });
  }
  const lenders = await pictures.lenders();
  const seats = ['blue', 'green', 'pink', 'yellow'];
  const figures = Object.entries(lenders).map(([id, calls], at) =>
    drawFigure(id, calls, seats[at % seats.length] ?? '', `f${at}`),
  );
  sheets.push({ name: `${mission}-items`, width: 800, svgs: small('item', await pictures.items(), [120, 120]) });
  sheets.push({ name: `${mission}-portraits`, width: 800, svgs: small('portrait', lenders, [120, 120]) });
  return [...sheets, { name: `${mission}-figures`, width: 900, svgs: figures }];
}

const small = (kind: string, set: VignetteSet, [width, height]: readonly [number, number]): string[] =>
  Object.entries(set).map(([id, calls], at) =>
    drawAlone(`${kind} ${id}`, calls, { ground: kind === 'portrait' ? 'glaze' : 'clay', width, height }, `${kind}${at}`),
  );

async function main(into: string): Promise<void> {
  await fs.mkdir(into, { recursive: true });
  const browser = await openBrowser();
  const page = await browser.newPage();
  for (const { id } of MISSIONS) {
    const pictures = await fetchPictures(id);
    if (!pictures) continue;
    const sheets = [...(await placeSheets(id, pictures)), ...(await smallSheets(id, pictures))];
    for (const { name, width, svgs } of sheets) {
      await page.setViewportSize({ width, height: 100 });
      const isWall = svgs.length === 1;
      const style = isWall ? 'svg{width:100%;height:auto;display:block}' : 'svg{margin:4px}';
      await page.setContent(`<style>body{margin:0;background:#F7F4E9}${style}</style>${svgs.join('')}`);
      await page.screenshot({ path: path.join(into, `${name}.png`), fullPage: true });
    }
  }
  await browser.close();
}

void main(process.argv[2] ?? 'gallery/places');
