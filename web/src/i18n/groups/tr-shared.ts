/** The sentences of shared links and of the showcase. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/tr/shared.json', {
  eager: true,
  import: 'default',
});
