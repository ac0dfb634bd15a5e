/** What the screens before the login say, and what every screen does. */
export const files = import.meta.glob<Record<string, unknown>>(
  '../locales/ar/{auth,errors,shell,ui,words}.json',
  { eager: true, import: 'default' },
);
