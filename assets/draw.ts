/** Draws the app's icons from the app's own hourglass: `npm run icons`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { inside, outline } from '../src/ui/hourglass/glass';
import { lean, sandPath } from '../src/ui/hourglass/sand';
import { colors } from '../src/ui/theme/tokens';

const LEFT = 0.6;
const glass = `
  <clipPath id="upper"><path d="${inside('upper')}"/></clipPath>
  <clipPath id="lower"><path d="${inside('lower')}"/></clipPath>
  <path d="${outline()}" fill="${colors.glass}" fill-opacity=".12"/>
  <path d="M0 -6V95" stroke="${colors.sand}" stroke-width="4"/>
  <path clip-path="url(#upper)" d="${sandPath('upper', LEFT, lean(0))}" fill="${colors.sand}"/>
  <path clip-path="url(#lower)" d="${sandPath('lower', 1 - LEFT, lean(0))}" fill="${colors.sand}"/>
  <path d="${outline()}" fill="none" stroke="${colors.glass}" stroke-width="4"/>
  <g fill="${colors.brass}">
    <rect x="-54" y="-117" width="108" height="17" rx="8.5"/>
    <rect x="-54" y="100" width="108" height="17" rx="8.5"/>
  </g>`;

const bow = (side: 0 | 1) =>
  `<path d="M-118 0A118 34 0 0 ${side} 118 0" fill="none" stroke="${colors.brass}" stroke-width="4"/>`;
const planet = (x: number, y: number, r: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;

const emblem = `
  <g transform="rotate(-14)">${bow(1)}
    ${planet(-92, -21, 13, colors.red)}${planet(92, -21, 11, colors.lightBlue)}</g>
  ${glass}
  <g transform="rotate(-14)">${bow(0)}
    ${planet(-78, 25, 19, colors.green)}${planet(106, 15, 16, colors.purple)}</g>`;

/** Android uses only the alpha channel of a notification icon and colours it itself. */
const notice = `
  <path d="${outline()}" fill="none" stroke="white" stroke-width="14"/>
  <path clip-path="url(#upper)" d="${sandPath('upper', LEFT, lean(0))}" fill="white"/>
  <path clip-path="url(#lower)" d="${sandPath('lower', 1 - LEFT, lean(0))}" fill="white"/>
  <clipPath id="upper"><path d="${inside('upper')}"/></clipPath>
  <clipPath id="lower"><path d="${inside('lower')}"/></clipPath>
  <rect x="-66" y="-120" width="132" height="24" rx="12" fill="white"/>
  <rect x="-66" y="96" width="132" height="24" rx="12" fill="white"/>`;

/**
 * `reach` is the distance from the centre of the emblem to the edge of the picture; more leaves a
 * wider margin.
 */
type Icon = { file: string; pixels: number; reach: number; ground?: string; picture?: string };

const ICONS: readonly Icon[] = [
  { file: 'icon.png', pixels: 1024, reach: 150, ground: colors.space },
  // Android cuts its own shape out of the middle two thirds.
  { file: 'icon-foreground.png', pixels: 1024, reach: 215 },
  { file: 'splash.png', pixels: 640, reach: 135 },
  { file: 'favicon.png', pixels: 96, reach: 128 },
  { file: 'icon-notice.png', pixels: 96, reach: 128, picture: notice },
  { file: 'web/icon-192.png', pixels: 192, reach: 150, ground: colors.space },
  { file: 'web/icon-512.png', pixels: 512, reach: 150, ground: colors.space },
  // A phone may cut away everything but the middle four fifths.
  { file: 'web/icon-maskable.png', pixels: 512, reach: 185, ground: colors.space },
];

const svg = ({ pixels, reach, ground = 'none', picture = emblem }: Icon) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}"
    viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}">
    <rect x="-50%" y="-50%" width="100%" height="100%" fill="${ground}"/>${picture}
  </svg>`;

async function draw(browser: Browser, icon: Icon) {
  const page = await browser.newPage({ viewport: { width: icon.pixels, height: icon.pixels } });
  await page.setContent(`<body style="margin:0;display:flex">${svg(icon)}`);
  writeFileSync(path.join(__dirname, icon.file), await page.screenshot({ omitBackground: true }));
}

async function drawAll() {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  for (const icon of ICONS) await draw(browser, icon);
  await browser.close();
}

void drawAll();
