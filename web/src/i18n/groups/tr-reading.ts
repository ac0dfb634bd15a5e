/** The sentences of adding by a list. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/tr/reading.json', {
  eager: true,
  import: 'default',
});
