/** Placeholder until the room is built. */
export function AdminOrdersPage() {
  return null;
}
