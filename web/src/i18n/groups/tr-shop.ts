/** What every screen behind the login may say. */
export const files = import.meta.glob<Record<string, unknown>>(
  '../locales/tr/{account,basket,catalog,dashboard,orders}.json',
  { eager: true, import: 'default' },
);
