/** Placeholder until the room is built. */
export function AdminCustomersPage() {
  return null;
}
