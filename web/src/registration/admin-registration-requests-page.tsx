/** Placeholder until the room is built. */
export function AdminRegistrationRequestsPage() {
  return null;
}
