import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The content of the page once the products of a search are painted. */
export type Expected = {
  total: number;
  first: string;
  /** Part of the address of their call, which must have been answered; empty where the page may still have them. */
  query: string;
};

export type Journey = { frames: number; dropped: number; longTasks: number; longest: number };

type Bench = {
  watch: (expected: Expected) => void;
  painted: () => Promise<number>;
  scroll: (step: number, most: number) => Promise<Journey>;
};

declare global {
  interface Window {
    bench: Bench;
  }
}

/** Puts the watch into every document that the page opens. */
export function installWatch(page: Page): Promise<unknown> {
  return page.addInitScript({ path: fileURLToPath(new URL('in-page.js', import.meta.url)) });
}

/** Presses something and returns the milliseconds until the expected products were painted. */
export async function paintedAfter(
  page: Page,
  expected: Expected,
  press: () => Promise<unknown>,
): Promise<number> {
  // The page watches before the press, which may take longer than the page.
  await page.evaluate(wanted => window.bench.watch(wanted), expected);
  await press();
  return page.evaluate(() => window.bench.painted());
}

/** Scrolls by so many pixels in each frame, to the end or for so many frames. */
export function scrollBy(page: Page, step: number, most: number): Promise<Journey> {
  return page.evaluate(([by, limit]) => window.bench.scroll(by, limit), [step, most] as const);
}
