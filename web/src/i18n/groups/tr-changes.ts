/** The sentences of changes of placed orders, made or asked for, and of their versions. */
export const files = import.meta.glob<Record<string, unknown>>(
  '../locales/tr/{changeRequests,changes}.json',
  {
    eager: true,
    import: 'default',
  },
);
