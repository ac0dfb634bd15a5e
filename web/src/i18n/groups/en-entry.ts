/** The sentences of the screens before the login, and those that every screen uses. */
export const files = import.meta.glob<Record<string, unknown>>(
  ['../locales/en/{auth,errors,shell,ui}.json', '../../../../contract/src/words/en/words.json'],
  { eager: true, import: 'default' },
);
