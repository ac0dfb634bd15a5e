import type { Reason } from '../outcome.ts';
import type { Token } from '../tokens/token.ts';
import type { Evaluated } from './evaluate.ts';

/** A part of a text while it is read; later lines may still change what it is. */
export type Part = {
  line: number;
  tokens: Token[];
  state:
    | { kind: 'sure' }
    | { kind: 'asked'; reason: Reason }
    | { kind: 'ignored'; reason?: 'negative' }
    | { kind: 'context' };
  evaluated: Evaluated | null;
  about: Token | null;
  /** The line that the question is about as well. */
  other: number | null;
  /** The other line's number replaces the number here: that of one size where the other line names one. */
  instead: { quantity: number; size: string | null } | null;
  /** The products that an unknown code may be meant as, the likeliest first. */
  nearest: string[];
};

export const partOf = (tokens: readonly Token[], state: Part['state']): Part => ({
  line: Math.max(0, ...tokens.slice(-1).map(({ line }) => line)),
  tokens: [...tokens],
  state,
  evaluated: null,
  about: null,
  other: null,
  instead: null,
  nearest: [],
});

export const lineAsked = (tokens: readonly Token[], reason: Reason, about: Token | null): Part => ({
  ...partOf(tokens, { kind: 'asked', reason }),
  about,
});

/** The lines of an order so far, the last one first. */
export const orders = (parts: readonly Part[]): Part[] =>
  parts.filter(({ state }) => state.kind === 'sure' || state.kind === 'asked').reverse();
