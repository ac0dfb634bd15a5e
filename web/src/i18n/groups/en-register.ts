/** What the request for an account says. */
export const files = import.meta.glob<Record<string, unknown>>('../locales/en/registration.json', {
  eager: true,
  import: 'default',
});
