/** Sentences that are loaded and cached by the browser as one file: groups/<language>-<group>.ts, or the only one of its name. */
export const allWords = [
  'account',
  'again',
  'changes',
  'collection',
  'entry',
  'notices',
  'picker',
  'prepared',
  'reading',
  'registration',
  'shared',
  'shop',
  'staff',
] as const;

export type WordGroup = (typeof allWords)[number];

/** The sentences of the screens that a role can open. */
export const wordGroupsOf = (role: 'shop' | 'admin'): readonly WordGroup[] =>
  role === 'admin' ? ['entry', 'shop', 'picker', 'staff'] : ['entry', 'shop'];
