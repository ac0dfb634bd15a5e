import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { inBrowser } from '../portal/browser-storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

type ThemeState = { theme: Theme };

/** The chosen theme, in the browser's storage as `theme-storage`; public/boot.js reads it before the first paint. */
export const useThemeStore = create<ThemeState>()(
  persist((): ThemeState => ({ theme: 'system' }), {
    name: 'theme-storage',
    storage: inBrowser(),
    merge: stored => {
      const found = (stored as Partial<ThemeState> | null | undefined)?.theme;
      return { theme: themes.find(theme => theme === found) ?? 'system' };
    },
  }),
);

/** The browser's own frame follows the theme that was chosen, instead of the system's. */
function setFrameColor(isDark: boolean): void {
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  light?.setAttribute('media', isDark ? 'not all' : 'all');
  dark?.setAttribute('media', isDark ? 'all' : 'not all');
}

/** Applies the chosen theme to the page, now and whenever the choice or the system changes. */
export function startTheme(): void {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const applyTheme = () => {
    const { theme } = useThemeStore.getState();
    const isDark = theme === 'dark' || (theme === 'system' && systemIsDark.matches);
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
    setFrameColor(isDark);
  };
  systemIsDark.addEventListener('change', applyTheme);
  useThemeStore.subscribe(applyTheme);
  applyTheme();
}
