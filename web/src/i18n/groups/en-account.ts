/** The sentences of the own account. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/en/account.json', {
  eager: true,
  import: 'default',
});
