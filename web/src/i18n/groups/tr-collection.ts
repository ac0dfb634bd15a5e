/** The sentences about an open collection, for shops. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/tr/collection.json', {
  eager: true,
  import: 'default',
});
