/** The sentences of adding by a list. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/en/reading.json', {
  eager: true,
  import: 'default',
});
