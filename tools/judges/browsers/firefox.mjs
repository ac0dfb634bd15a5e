import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { MissingProgram } from '../program.mjs';
import { walk } from './walk.mjs';
import { findVisible } from './window.mjs';

/** Firefox by WebDriver BiDi, which reports each error of the page from its first moment on. */

export const program = 'firefox-esr';
export const install = 'apt install firefox-esr';
/** @type {import('../main.mjs').Known[]} */
export const known = [];

const places = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** @returns {Promise<import('./window.mjs').Window>} */
async function open() {
  const executablePath = places.find(place => existsSync(place));
  if (!executablePath) throw new MissingProgram(program);
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  /** @type {string[]} */
  let errors = [];
  page.on('console', message => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', error => errors.push(error instanceof Error ? error.message : String(error)));

  /** @param {string} selector */
  const find = async selector => {
    const element = (await page.evaluateHandle(findVisible, selector)).asElement();
    if (!element) throw new Error(`Nothing to be seen is ${selector}`);
    return /** @type {import('puppeteer-core').ElementHandle<Element>} */ (element);
  };
  const evaluate = /** @type {import('./window.mjs').Window['evaluate']} */ (
    /** @type {unknown} */ (page.evaluate.bind(page))
  );
  return {
    load: async address => {
      await page.goto(address);
    },
    // Firefox ESR takes the size, and does not know the orientation that Puppeteer sends with it.
    resize: (width, height) =>
      page.setViewport({ width, height }).catch(error => {
        if (!String(error).includes('setScreenOrientationOverride')) throw error;
      }),
    evaluate,
    click: async selector => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    errors: async () => {
      const found = errors;
      errors = [];
      return found;
    },
    close: () => browser.close(),
  };
}

/** @param {import('../portal.mjs').Portal} portal */
export const judge = portal => walk('firefox', open, portal);
