import type { Browser, Cookie } from '@playwright/test';

/** Bytes of the bodies as they came over the wire, packed with brotli where the server has them packed. */
export type Weight = {
  script: number;
  stylesheet: number;
  font: number;
  image: number;
  /** Requests of the page, its service worker's apart. */
  requests: number;
};

/** Opens a screen on a phone with an empty cache and adds up its loads until nothing more comes. */
export async function weighScreen(browser: Browser, url: string, cookies: Cookie[]): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const weight: Weight = { script: 0, stylesheet: 0, font: 0, image: 0, requests: 0 };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', request => {
    const kind = request.resourceType();
    weight.requests += 1;
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font' && kind !== 'image') return;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        weight[kind] += responseBodySize;
      }),
    );
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The stream of live events stays open, so that the network is never quiet; a second without a request is. After a longer wait
  // the loads ahead of the next touch, some seconds after the screen stands, would count as part of it.
  for (let before = -1; before !== weight.requests; ) {
    before = weight.requests;
    await page.waitForTimeout(1_000);
  }
  await Promise.all(sizes);
  await context.close();
  return weight;
}
