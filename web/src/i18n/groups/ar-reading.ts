/** The sentences of adding by a list. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/ar/reading.json', {
  eager: true,
  import: 'default',
});
