/** Placeholder until the page is built. */
export function SetPasswordPage() {
  return null;
}
