import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.ts';

export const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

const inCi = Boolean(process.env['CI']);

/**
 * Journeys through the built product in a real browser: on a phone, those marked @desktop on a desktop, and those marked
 * @both on both, because what they are about differs in shape. `npm run test:long` takes those marked @long.
 */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: false,
  forbidOnly: inCi,
  // A journey that passes only the second time is listed as flaky and does not fail the run.
  retries: inCi ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: '../.results/journeys.json' }]],
  use: {
    launchOptions: await chromiumLaunchOptions(),
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
    // A moving element is waited for before it is pressed.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    // No journey can stand in for calls that a service worker makes; the journeys about being offline allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'phone', use: phone, grepInvert: /@desktop|@long/ },
    { name: 'desktop', use: desktop, grep: /@(desktop|both)/, grepInvert: /@long/ },
  ],
});
