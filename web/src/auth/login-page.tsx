/** Placeholder until the page is built. */
export function LoginPage() {
  return null;
}
