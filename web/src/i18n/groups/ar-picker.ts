/** The sentences of choosing sizes, colors and quantities of a product. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/ar/picker.json', {
  eager: true,
  import: 'default',
});
