// Before the first paint; a file, as the content security policy forbids inline scripts. Keys and shapes are those of
// src/i18n/language-store.ts and src/shell/theme-store.ts.
(() => {
  const stored = (key, field, allowed) => {
    try {
      const raw = JSON.parse(localStorage.getItem(key) || 'null');
      const value = raw?.state?.[field] ?? raw?.[field];
      return allowed.includes(value) ? value : null;
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  // Those that the portal offers, the first for somebody who has chosen none; written by the server where not all of them are.
  const languages = root.dataset.languages?.split(' ') ?? ['en', 'ar', 'tr'];
  const language = stored('language-storage', 'currentLanguage', languages) || languages[0];
  const theme = stored('theme-storage', 'theme', ['system', 'light', 'dark']) || 'system';
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
  root.dataset.theme = dark ? 'dark' : 'light';
  // Not there when the server has known the language already.
  const arabicFonts = document.getElementById('arabic-fonts');
  if (language === 'ar' && arabicFonts) document.head.append(arabicFonts.content);
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest-${language}.webmanifest`);
})();

// Before Zod's first schema: without it Zod tries to compile code, which the content security policy forbids.
globalThis.__zod_globalConfig = { jitless: true };
