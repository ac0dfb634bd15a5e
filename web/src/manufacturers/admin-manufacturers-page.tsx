/** Placeholder until the room is built. */
export function AdminManufacturersPage() {
  return null;
}
