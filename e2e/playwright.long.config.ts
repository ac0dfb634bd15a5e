import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The journeys that `npm run test:long` takes: the narrow screens and open menus of every screen. */
export default defineConfig(journeys, { testMatch: '**/*.long.spec.ts', testIgnore: [] });
