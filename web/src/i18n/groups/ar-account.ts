/** The sentences of the own account. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/ar/account.json', {
  eager: true,
  import: 'default',
});
