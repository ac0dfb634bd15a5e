/** Words that are loaded, and kept by the browser, together: groups/<language>-<group>.ts. */
export const allWords = ['entry', 'register', 'shop', 'staff'] as const;

export type WordGroup = (typeof allWords)[number];

/** What the screens say that somebody can open. */
export const wordsOf = (role: 'shop' | 'admin'): readonly WordGroup[] =>
  role === 'admin' ? ['entry', 'shop', 'staff'] : ['entry', 'shop'];
