/** The key under which a browser remembers who has switched notices on here: another user who signs in gets none. */
export const deviceOwner = 'notices-of';
