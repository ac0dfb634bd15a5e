/** The sentences of the screens of the staff. */
export const files = import.meta.glob<Record<string, unknown>>(
  '../locales/ar/{adminOrders,adminPanel,audit,customers,manufacturers,products,reports,requests,sizing,terms,variants}.json',
  { eager: true, import: 'default' },
);
