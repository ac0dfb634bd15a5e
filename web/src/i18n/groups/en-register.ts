/** The sentences of the request for an account. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/en/registration.json', {
  eager: true,
  import: 'default',
});
