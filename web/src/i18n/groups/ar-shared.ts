/** The sentences of shared links and of the showcase. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/ar/shared.json', {
  eager: true,
  import: 'default',
});
