/** The sentences of what shops are told of their orders. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/ar/notices.json', {
  eager: true,
  import: 'default',
});
