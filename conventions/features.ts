/** Features of the server whose queries and commands a feature may use. ARCHITECTURE.md draws the same edges. */
export const edges: Record<string, readonly string[]> = {
  account: ['auth'],
  auth: ['pricing'],
  events: ['auth'],
  mail: ['auth'],
  customers: ['auth'],
  registration: ['auth', 'customers', 'mail'],
  products: ['images', 'stock'],
  basket: ['customers', 'images', 'pricing', 'products', 'stock'],
  orders: ['basket', 'customers', 'images', 'pricing', 'products', 'stock'],
};

/** The same in the browser: features whose api and components a feature may use. */
export const webEdges: Record<string, readonly string[]> = {
  account: ['auth'],
  orders: ['manufacturers'],
  basket: ['orders'],
  catalog: ['basket', 'manufacturers'],
  stats: ['basket', 'orders'],
};
