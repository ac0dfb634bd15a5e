/** The sentences of a change of a placed order, and of its versions. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/ar/changes.json', {
  eager: true,
  import: 'default',
});
