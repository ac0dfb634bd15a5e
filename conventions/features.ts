/** Features of the server whose queries and commands a feature may use. ARCHITECTURE.md draws the same edges. */
export const edges: Record<string, readonly string[]> = {
  account: ['auth'],
  auth: ['pricing'],
  events: ['auth'],
  mail: ['auth'],
  customers: ['auth'],
  registration: ['auth', 'customers', 'mail'],
  basket: ['catalog', 'customers', 'pricing'],
  orders: ['basket', 'catalog', 'customers', 'pricing'],
};
