import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lookAt } from './look.mjs';
import { walks } from './steps.mjs';
import { pictureOf, press, settle, visit } from './window.mjs';

const pictures = fileURLToPath(new URL('../../../screens', import.meta.url));

const languages = ['en', 'ar'];
const widths = { 390: 844, 1400: 900 };

/**
 * Walks the steps of one account, in one language and one size. Ends with the first step that fails.
 * @param {import('./window.mjs').Window} window @param {import('./steps.mjs').Step[]} steps @param {string} folder
 */
async function walkOnce(window, steps, folder) {
  const found = [];
  for (const [at, { name, path, act }] of steps.entries()) {
    let failed;
    try {
      if (path) await visit(window, path);
      await act?.(window);
      await settle(window);
      found.push(...(await lookAt(window)).map(what => `${name}: ${what}`));
    } catch (error) {
      failed = error;
    }
    await writeFile(join(folder, `${String(at + 1).padStart(2, '0')}-${name}.png`), await pictureOf(window));
    if (failed) return [...found, `${name}: ${failed instanceof Error ? failed.message : failed}`];
  }
  return found;
}

/**
 * Walks through the portal in a browser, takes a picture of each step and returns its faults.
 * @param {string} browser @param {() => Promise<import('./window.mjs').Window>} open @param {import('../portal.mjs').Portal} portal
 * @returns {Promise<string[]>}
 */
export async function walk(browser, open, { address }) {
  const found = [];
  await rm(join(pictures, browser), { recursive: true, force: true });
  for (const language of languages)
    for (const [width, height] of Object.entries(widths))
      for (const [account, steps] of Object.entries(walks)) {
        const where = `${language}-${width}-${account}`;
        const folder = join(pictures, browser, where);
        const window = await open();
        try {
          await mkdir(folder, { recursive: true });
          await window.load(`${address}/login`);
          await window.resize(Number(width), height);
          await press(window, `.language-word[lang=${language}]`);
          found.push(...(await walkOnce(window, steps, folder)).map(what => `${where} ${what}`));
        } catch (error) {
          // The other walks and their faults are not lost with this one.
          found.push(`${where}: ${error instanceof Error ? error.message : error}`);
        } finally {
          await window.close();
        }
      }
  console.log(`  pictures: screens/${browser}`);
  return found;
}
