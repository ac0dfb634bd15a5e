import { z } from 'zod';
import { ofLength } from './text.ts';

export const defaultLimit = 500;
export const limitMax = 1000;

/** A folded name of 200 characters in base64 fits in. */
const cursorMax = 10_000;

/** Query parameters that every list takes. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(limitMax).default(defaultLimit),
  /** Opaque; taken from the `Link` header of the page before. */
  cursor: z.string().max(cursorMax).optional(),
};

export const searchMax = 200;

/** A search term; folded on the server like the text it is compared with. */
export const searchTerm = ofLength(z.string().trim(), searchMax).refine(
  term => !term.includes('\0') && term.isWellFormed(),
);
