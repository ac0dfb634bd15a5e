/** The sentences of choosing sizes, colors and quantities of a product. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/en/picker.json', {
  eager: true,
  import: 'default',
});
