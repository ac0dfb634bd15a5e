/** The sentences of the screens behind the login. */
export const files = import.meta.glob<Record<string, unknown>>(
  '../locales/tr/{basket,catalog,dashboard,exports,orders,refusals}.json',
  { eager: true, import: 'default' },
);
