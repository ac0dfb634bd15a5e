import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '@toptan/contract/languages';
import { Faults } from '../../e2e/fixtures/faults.ts';
import { storedLanguage } from '../../e2e/fixtures/language.ts';
import { faultsOfLargeText } from '../../e2e/fixtures/large-text.ts';
import { brokenRules, settled } from '../../e2e/fixtures/look.ts';
import { wordsOf } from '../../e2e/fixtures/words.ts';
import { missingWords, reachAt320 } from './checks.ts';
import { Network } from './network.ts';
import type { Check } from './options.ts';
import { takePicture } from './picture.ts';
import type { Person, Scene, Stage } from './scene.ts';
import { devices, pictureName, type Size, type Theme, viewports } from './variants.ts';
import type { Cookies, World } from './world.ts';

/** Scenes that one browser of one person can play one after the other. */
export type Batch = {
  as: Person;
  size: Size;
  language: Language;
  themes: readonly Theme[];
  scenes: Scene[];
};

export type Finding = {
  kind: 'failed' | 'sideways' | 'error' | 'words' | Check;
  scene: string;
  where: string;
  text: string;
};

export type Studio = {
  origin: string;
  world: World;
  sessions: Record<Person, Cookies>;
  checks: readonly Check[];
  takesPictures: boolean;
  /** The folder for the pictures. */
  folder: string;
  report: (finding: Finding) => void;
  isStopped: () => boolean;
};

const locales: Record<Language, string> = { en: 'en-GB', tr: 'tr-TR', ar: 'ar-EG' };

/** Milliseconds that an action, or the state that a scene wants, may take. */
const timeoutMs = 20_000;

/** Plays the scenes of a batch and takes the picture of each, in every theme. */
export async function shootBatch(browser: Browser, studio: Studio, batch: Batch): Promise<void> {
  const { as, size, language, scenes } = batch;
  const { origin, sessions } = studio;
  const context = await browser.newContext({
    ...devices[size],
    baseURL: origin,
    locale: locales[language],
    timezoneId: 'Europe/Istanbul',
    // Pictures of a movement differ each time.
    reducedMotion: 'reduce',
    // A service worker would answer from its cache what the scenes do to the network.
    serviceWorkers: 'block',
    storageState: {
      cookies: sessions[as],
      origins: [{ origin, localStorage: [{ name: 'language-storage', value: storedLanguage(language) }] }],
    },
  });
  context.setDefaultTimeout(timeoutMs);
  const faults = new Faults();
  faults.watch(context);
  // All scenes share a basket: no order that a page sends once more reaches the server and empties it.
  await context.route('**/api/orders', route =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  try {
    let page = await newPage(context);
    for (const scene of scenes) {
      if (studio.isStopped()) break;
      faults.seen.length = 0;
      const isFit = await shoot(page, studio, batch, scene, faults);
      if (isFit) continue;
      await page.close();
      page = await newPage(context);
    }
  } finally {
    await context.close();
  }
}

/** One page for all scenes: a fresh one has to read the program anew, which takes longer than everything else. */
async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // Leaving a page drops the text that was typed in its form.
  page.on('dialog', dialog => void dialog.accept());
  return page;
}

/** @returns whether the page is fit for the next scene */
async function shoot(
  page: Page,
  studio: Studio,
  batch: Batch,
  scene: Scene,
  faults: Faults,
): Promise<boolean> {
  const { size, language, themes } = batch;
  const { world, checks, takesPictures, folder } = studio;
  const report = (kind: Finding['kind'], text: string) =>
    studio.report({ kind, scene: scene.name, where: `${size} ${language}`, text });
  const network = new Network(page);
  const stage: Stage = { page, t: wordsOf(language), world, network, isPhone: size === 'phone' };
  let isFit = true;
  try {
    await scene.before?.(stage);
    await open(page, typeof scene.path === 'string' ? scene.path : scene.path(world));
    await ready(page, scene);
    await scene.act?.(stage);
    await arrived(page);
    for (const [index, theme] of themes.entries()) {
      await setTheme(page, theme);
      if (takesPictures) {
        await takePicture(page, join(folder, pictureName(scene.name, { size, language, theme })));
      }
      if (checks.includes('axe') && !(await isOnPaper(page))) {
        const broken = await brokenRules(page, index === 0 ? 'everything' : 'colors');
        for (const text of broken) report('axe', text);
      }
    }
    if (checks.includes('text')) for (const text of await faultsOfLargeText(page)) report('text', text);
    for (const text of await missingWords(page)) report('words', text);
    if (size === 'phone') for (const text of await reachAt320(page)) report('sideways', text);
    await tidy(page, network, size);
  } catch (error) {
    isFit = false;
    report('failed', reasonOf(error));
    // The picture only helps to see why: a page that cannot be drawn either has been reported already.
    await page
      .screenshot({ path: join(folder, 'failed', `${scene.name}-${size}-${language}.png`) })
      .catch(() => undefined);
    await network.end();
    await page.context().setOffline(false);
  }
  const wanted = (fault: string) => scene.breaks || (network.isFailing && fault.startsWith('answered'));
  for (const fault of faults.seen.filter(fault => !wanted(fault))) report('error', fault);
  return isFit && !scene.breaks;
}

/** A page of paper is not heard. */
const isOnPaper = (page: Page) => page.evaluate(() => matchMedia('print').matches);

/** Opens an address anew, also where it differs only behind its #. */
async function open(page: Page, path: string): Promise<void> {
  const [before] = page.url().split('#');
  if (path.includes('#') && before?.endsWith(path.split('#')[0] ?? path)) await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'commit' });
}

/** The next scene begins as if this one had not been. */
async function tidy(page: Page, network: Network, size: Size): Promise<void> {
  await network.end();
  // Pieces that were held are stored as a change that waits when their page is left: cleared where no program sends it.
  if (page.url() === 'about:blank') await page.goto('/healthz');
  await page.evaluate(() => {
    // The position in a list is stored for its return.
    scrollTo(0, 0);
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (key !== 'language-storage') localStorage.removeItem(key);
    }
  });
  await page.context().setOffline(false);
  await page.emulateMedia({ media: null, colorScheme: 'light' });
  await page.setViewportSize(viewports[size]);
  await page.mouse.move(0, 0);
}

async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor();
  await drawn(page);
}

/** Waits for two frames, as the first may have begun before the last change. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The first lines of Playwright's report, without its colors. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return stripVTControlCharacters(message).split('\n').slice(0, 4).join(' ');
}

async function ready(page: Page, { waitsFor }: Scene): Promise<void> {
  if (waitsFor !== undefined) {
    await page.locator(waitsFor).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    return;
  }
  await page.locator('h1, [role=dialog]').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await settled(page);
  // Rows that a long list has not loaded yet may wait out of sight, and one may serve as a ruler.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.skeleton')].every(skeleton => {
      const { top, bottom } = skeleton.getBoundingClientRect();
      const isSeen = skeleton.checkVisibility({ visibilityProperty: true });
      return !isSeen || bottom <= 0 || top >= innerHeight;
    }),
  );
}

/** Waits until every picture within sight has arrived, and the letters of the last text. */
async function arrived(page: Page): Promise<void> {
  // A picture that waits to come into sight counts as complete, and has no size yet; a broken one never gets it.
  const pictures = page.waitForFunction(
    () =>
      [...document.images].every(image => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        const isSeen = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return !isSeen || (image.complete && image.naturalWidth > 0);
      }),
    undefined,
    { timeout: 5_000 },
  );
  // A picture that never comes leaves a hole, which the scene's picture shows.
  await pictures.catch(() => undefined);
  // A picture that has come is drawn only once it is decoded.
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        .map(image => image.decode()),
    ),
  );
  await drawn(page);
  await page.evaluate(() => document.fonts.ready);
}
