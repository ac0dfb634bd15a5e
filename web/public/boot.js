// Runs before the first paint, as a file of its own because the content security policy forbids inline scripts.
// Keys and shapes are those of src/i18n (language-storage) and of the theme choice in the user menu (theme-storage).
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
  const language = stored('language-storage', 'currentLanguage', ['en', 'ar', 'tr']) || 'en';
  const theme = stored('theme-storage', 'theme', ['system', 'light', 'dark']) || 'system';
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
  root.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest-${language}.webmanifest`);
})();

// Zod reads this when its first schema is made, which no module of ours can be sure to precede once the bundler has split
// them: without it Zod tries to compile code, which the content security policy forbids and the browser reports.
globalThis.__zod_globalConfig = { jitless: true };
