/** The sentences of ordering an order once more. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/ar/again.json', {
  eager: true,
  import: 'default',
});
