import type { CodedProduct } from '../slice.ts';
import type { Meaning, Role } from './lexicon.ts';

/** A part of a line. `from` and `to` are places in the line's text, `start` and `end` in its folded form. */
export type Token = {
  line: number;
  from: number;
  to: number;
  start: number;
  end: number;
  /** Folded. */
  word: string;
  kind:
    | 'word'
    | 'number'
    /** A code, barcode or model number that is known. */
    | 'product'
    /** What looks like a code or a model number, but is none. */
    | 'badCode'
    /** What nobody takes for a word or a number: 1.5, %, 1e3. */
    | 'bad'
    /** Dates, telephone numbers, prices. */
    | 'skip'
    /** The number of an order. */
    | 'reference'
    | 'join'
    | 'separator'
    | 'cross'
    | 'end'
    | 'asks';
  meanings: Meaning[];
  /** Words of names that this word may stand for. */
  names: string[];
  products: CodedProduct[];
};

/** What the words and codes of a text are in the catalogue. */
export type CatalogueWords = {
  /** @param code letters and digits alone, folded */
  code(code: string): CodedProduct[];
  model(digits: string): CodedProduct[];
  /** The color of the wholesaler that a word or phrase names; `several` where it names several. */
  color(phrase: string): { key: string } | 'several' | null;
  /** Words of names that a word may stand for; exactly or by its ending, not misspelt. */
  names(word: string): string[];
  /** Whether a name has exactly this word. */
  isWord(word: string): boolean;
  /** Words of names that an unknown word may be a misspelling of. */
  misspelt(word: string): string[];
};

/** Adds a token by its places in the folded line. */
export type Push = (start: number, end: number, kind: Token['kind'], rest?: Partial<Token>) => void;

export const hasRole = (token: Token, role: Role): boolean =>
  token.meanings.some(meaning => meaning.is === 'role' && meaning.role === role);

export const has = (token: Token, is: Meaning['is']): boolean =>
  token.meanings.some(meaning => meaning.is === is);

/** Whether a word may be a color, also one that this wholesaler does not have. */
export const isColor = (token: Token): boolean => has(token, 'color') || has(token, 'otherColor');

/** The number that a token says, if it says one. */
export function numberOf(token: Token | undefined): number | null {
  const said = token?.meanings.find(({ is }) => is === 'number');
  return said?.is === 'number' ? said.value : null;
}

/** The keys of the colors that words name. */
export const colorsIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ meanings }) =>
    meanings.flatMap(meaning => (meaning.is === 'color' ? [meaning.key] : [])),
  );
