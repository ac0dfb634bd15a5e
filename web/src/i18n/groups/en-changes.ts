/** The sentences of changes of placed orders, made, asked for or by joining, and of their versions. */
export const files = import.meta.glob<Record<string, unknown>>(
  '../locales/en/{changeRequests,changes,joining}.json',
  {
    eager: true,
    import: 'default',
  },
);
