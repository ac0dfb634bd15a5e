import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** What stands on the page once the products of a search are painted. */
export type Expected = { total: number; first: string };

export type Journey = { frames: number; dropped: number; longTasks: number; longest: number };

type Bench = {
  painted: (expected: Expected) => Promise<number>;
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

/** Waits for what is expected and answers how many milliseconds it took since the last key or press. */
export function painted(page: Page, expected: Expected): Promise<number> {
  return page.evaluate(wanted => window.bench.painted(wanted), expected);
}

/** Scrolls by so many pixels in each frame, to the end or for so many frames. */
export function scrollBy(page: Page, step: number, most: number): Promise<Journey> {
  return page.evaluate(([by, limit]) => window.bench.scroll(by, limit), [step, most] as const);
}
