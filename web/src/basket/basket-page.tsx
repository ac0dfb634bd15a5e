/** Placeholder until the room is built. */
export function BasketPage() {
  return null;
}
