/** Placeholder until the page is built. */
export function RegisterPage() {
  return null;
}
