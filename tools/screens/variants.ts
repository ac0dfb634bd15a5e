import type { BrowserContextOptions } from '@playwright/test';
import type { Language } from '@toptan/contract/languages';

export const sizes = ['phone', 'desktop'] as const;
export type Size = (typeof sizes)[number];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Sizes in CSS pixels. */
export const viewports: Record<Size, { width: number; height: number }> = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1440, height: 900 },
};

export const devices: Record<Size, BrowserContextOptions> = {
  phone: { viewport: viewports.phone, hasTouch: true, isMobile: true },
  desktop: { viewport: viewports.desktop },
};

export type Variant = { size: Size; language: Language; theme: Theme };

export const pictureName = (scene: string, { size, language, theme }: Variant) =>
  `${scene}-${size}-${language}-${theme}.png`;
