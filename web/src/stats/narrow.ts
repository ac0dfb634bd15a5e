/** One column, short words: phones and tablets. */
export const NARROW = '(max-width: 1099px)';
