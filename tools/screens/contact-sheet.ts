import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { languages } from '@toptan/contract/languages';
import { takePicture } from './picture.ts';
import { pictureName, type Size, sizes, themes, type Variant, viewports } from './variants.ts';

const variants: Variant[] = sizes.flatMap(size =>
  themes.flatMap(theme => languages.map(language => ({ size, language, theme }))),
);

/** Width of a picture on a contact sheet, in pixels: six phones or three desktops in a row. */
const widths: Record<Size, number> = { phone: 312, desktop: 634 };

const sheetWidth = 1944;

const style = `
  body { margin: 0; padding: 12px; width: ${sheetWidth}px; box-sizing: border-box; background: #777; color: #fff; font: 15px sans-serif; }
  h1 { margin: 0 0 8px; font-size: 20px; }
  div { display: flex; flex-wrap: wrap; gap: 10px 9px; }
  figure { margin: 0; }
  figcaption { padding-bottom: 3px; }
  img { display: block; object-fit: contain; object-position: top; }`;

/** Names of the scenes that have pictures in the folder. */
export function scenesIn(folder: string, names: string[]): string[] {
  const files = new Set(readdirSync(folder));
  return names.filter(name => variants.some(variant => files.has(pictureName(name, variant))));
}

/** Draws all pictures of a scene on one sheet, captioned, as `sheets/<scene>.png`. */
export async function drawContactSheet(browser: Browser, folder: string, scene: string): Promise<void> {
  const figures = variants
    .filter(variant => existsSync(join(folder, pictureName(scene, variant))))
    .map(variant => {
      const { size, language, theme } = variant;
      const { width, height } = viewports[size];
      const drawn = `width="${widths[size]}" height="${Math.round((widths[size] * height) / width)}"`;
      const source = `http://pictures/${pictureName(scene, variant)}`;
      return `<figure><figcaption>${language} ${theme}</figcaption><img src="${source}" ${drawn}></figure>`;
    });
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 800 } });
  try {
    await page.route('http://pictures/*', (route, request) =>
      route.fulfill({ path: join(folder, new URL(request.url()).pathname) }),
    );
    await page.setContent(`<style>${style}</style><h1>${scene}</h1><div>${figures.join('')}</div>`, {
      waitUntil: 'load',
    });
    await mkdir(join(folder, 'sheets'), { recursive: true });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: sheetWidth, height });
    await takePicture(page, join(folder, 'sheets', `${scene}.png`));
  } finally {
    await page.close();
  }
}

/** Writes a page with all contact sheets. */
export async function writeIndex(folder: string, scenes: string[]): Promise<void> {
  const sections = scenes.map(
    scene =>
      `<section id="${scene}"><h2><a href="#${scene}">${scene}</a></h2>
<a href="sheets/${scene}.png"><img src="sheets/${scene}.png" alt="${scene}" loading="lazy"></a></section>`,
  );
  const list = scenes.map(scene => `<a href="#${scene}">${scene}</a>`).join(' ');
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>body { margin: 24px; font: 15px/1.7 system-ui; } img { width: 100%; min-height: 300px; }</style>
<h1>Screens</h1><nav>${list}</nav>
${sections.join('\n')}
</html>\n`,
  );
}
