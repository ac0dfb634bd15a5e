/** The sentences of an order that staff prepare and a shop confirms. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/ar/prepared.json', {
  eager: true,
  import: 'default',
});
