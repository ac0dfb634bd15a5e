import { defineConfig } from '@playwright/test';
import journeys, { desktop, phone } from './playwright.config.ts';

/** The journeys that `npm run test:long` takes. */
export default defineConfig({
  ...journeys,
  projects: [
    { name: 'phone', use: phone, grep: /@long/, grepInvert: /@desktop/ },
    { name: 'desktop', use: desktop, grep: /@(desktop|both) @long/ },
  ],
});
