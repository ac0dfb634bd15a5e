/** The sentences of a change of a placed order, and of its versions. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/en/changes.json', {
  eager: true,
  import: 'default',
});
