/** The sentences of what shops are told of their orders. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/tr/notices.json', {
  eager: true,
  import: 'default',
});
