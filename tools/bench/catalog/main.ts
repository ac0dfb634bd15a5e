import { type APIRequestContext, type Browser, chromium, type Page } from '@playwright/test';
import type { Product } from '@toptan/contract/catalog/products';
import { chromiumLaunchOptions } from '../../../e2e/chromium.ts';
import { atlas } from '../../../e2e/fixtures/api.ts';
import { createWorkerDatabase, startTemplateDatabase } from '../../../e2e/fixtures/database.ts';
import { startServer } from '../../../e2e/fixtures/server.ts';
import { print } from '../../print.ts';
import { fillCatalogue } from './fill.ts';
import { spread } from './spread.ts';
import { type Expected, installWatch, type Journey, paintedAfter, scrollBy } from './watch.ts';

/** `npm run bench:catalog`: the shop's catalogue with 10,000 products, driven in a real browser. */

const products = 10_000;
const viewport = { width: 1440, height: 900 };

/** Searches of shops: whole words, beginnings, SKUs, and a text that matches nothing. */
const searches = [
  'jean',
  'kazak',
  'canta',
  'deri',
  'siyah',
  'elbise',
  'JN-29',
  'gomlek',
  'bot',
  'ceket 12',
  'kolye',
  'triko',
  'keten',
  'TS-10',
  'saat',
  'sneaker',
];

/** Milliseconds between the keys of a good typist. */
const keyIntervalMs = 70;

async function expectedOf(api: APIRequestContext, query: string): Promise<Expected> {
  const answer = await api.get(`/api/products?active=true&limit=1&${query}`);
  const [first] = (await answer.json()) as Product[];
  return { total: Number(answer.headers()['x-total-count']), first: first?.name ?? '', query: '' };
}

async function measureSearch(page: Page): Promise<number[]> {
  const times: number[] = [];
  const box = page.getByRole('searchbox');
  const everything = await expectedOf(page.request, '');
  for (const term of searches) {
    const query = new URLSearchParams({ q: term }).toString();
    const expected = { ...(await expectedOf(page.request, query)), query };
    await box.focus();
    await page.keyboard.type(term.slice(0, -1), { delay: keyIntervalMs });
    times.push(await paintedAfter(page, expected, () => page.keyboard.press(term.slice(-1))));
    await paintedAfter(page, everything, () => page.keyboard.press('Escape'));
  }
  return times;
}

async function measureFilters(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const [label, query] of [
    ['Clothing', 'category=CLOTHING'],
    ['Shoes', 'category=SHOES'],
    ['Bags', 'category=BAGS'],
    ['Watches', 'category=WATCHES'],
    ['Women', 'gender=WOMEN'],
    ['Men', 'gender=MEN'],
    ['Unisex', 'gender=UNISEX'],
  ] as const) {
    const expected = await expectedOf(page.request, query);
    const filter = page.getByRole('button', { name: new RegExp(`^${label}`) });
    times.push(await paintedAfter(page, expected, () => filter.click()));
  }
  const all = page.getByRole('group', { name: 'Gender' }).getByRole('button', { name: /^All/ });
  await paintedAfter(page, await expectedOf(page.request, ''), () => all.click());
  return times;
}

/** Megabytes that the page holds once it has tidied up, and the elements in it. */
async function weigh(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return `${(usedSize / 2 ** 20).toFixed(1)} MB, ${elements} elements`;
}

const journeyText = ({ frames, dropped, longTasks, longest }: Journey) =>
  `${frames} frames, ${dropped} dropped (${((100 * dropped) / (frames + dropped)).toFixed(1)} %), ${longTasks} long tasks${longTasks ? `, the longest ${longest.toFixed(0)} ms` : ''}`;

async function measureReturn(page: Page): Promise<string> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const first = () => document.elementFromPoint(500, 300)?.closest('article')?.textContent ?? '';
  const before = await (await page.waitForFunction(first)).jsonValue();
  await page.waitForURL(/at=\d+/);
  await page.getByRole('link', { name: /^Orders/ }).click();
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
  const begun = performance.now();
  await page.goBack();
  const isBack = (text: string) =>
    document.elementFromPoint(500, 300)?.closest('article')?.textContent === text;
  await page.waitForFunction(isBack, before);
  const took = performance.now() - begun;
  await page.reload();
  await page
    .getByRole('article')
    .filter({ hasText: before.slice(0, 12) })
    .first()
    .waitFor();
  return `the same product in the same place after ${took.toFixed(0)} ms, and after a reload`;
}

async function measure(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', baseURL: address });
  await context.request.post('/api/auth/login', { data: atlas, headers: { origin: address } });
  const page = await context.newPage();
  await installWatch(page);
  await page.goto('/catalog');
  await page.getByRole('article').first().waitFor();

  // The first run is not counted, so that nothing is measured cold.
  await measureFilters(page);
  print(`last key to results painted    ${spread(await measureSearch(page))}`);
  print(`press of a filter to painted   ${spread(await measureFilters(page))}`);

  const atStart = await weigh(page);
  print(`scrolling as one reads         ${journeyText(await scrollBy(page, 40, 600))}`);
  print(`to the end at full speed       ${journeyText(await scrollBy(page, 600, 100_000))}`);
  const atEnd = await weigh(page);
  print(`and back                       ${journeyText(await scrollBy(page, -600, 100_000))}`);
  print(`memory at the start            ${atStart}`);
  print(`memory at the end              ${atEnd}`);
  print(`memory back at the start       ${await weigh(page)}`);
  print(`back from another page         ${await measureReturn(page)}`);
}

const stopDatabase = await startTemplateDatabase();
try {
  const connectionString = await createWorkerDatabase('catalog');
  await fillCatalogue(connectionString, products);
  const server = await startServer(connectionString);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    print(
      `${products} products, ${viewport.width} x ${viewport.height}, Chromium ${browser.version()}, Node ${process.version}`,
    );
    await measure(browser, server.address);
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  await stopDatabase();
}
