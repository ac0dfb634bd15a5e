/** Placeholder until the room is built. */
export function AdminCatalogPage() {
  return null;
}
