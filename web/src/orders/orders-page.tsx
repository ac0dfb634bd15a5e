/** Placeholder until the room is built. */
export function OrdersPage() {
  return null;
}
