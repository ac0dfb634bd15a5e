/** The sentences of the screens of the staff. */
export const files = import.meta.glob<Record<string, unknown>>(
  [
    '../locales/ar/{adminOrders,adminPanel,audit,bulk,collections,command,customers,desk,guide,imports,manufacturers,products,reports,requests,settings,share,sizing,staffRefusals,terms,variants}.json',
    '../../../../contract/src/words/ar/{fields,problems}.json',
  ],
  { eager: true, import: 'default' },
);
