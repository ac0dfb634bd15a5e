import type { Part } from '../items/parts.ts';
import type { NearCodes } from '../slice.ts';
import { codeMax, isDigits } from '../tokens/lexemes.ts';

/** The most unknown codes of a text for which others are looked up, and the most products for each. */
const [maxCodes, maxProducts] = [20, 4];

const alone = (word: string) => word.replace(/[^\p{L}\p{M}\d]/gu, '');

/** Numbers of one digit more, less or other, or with two digits swapped. */
function oneEdit(digits: string): string[] {
  const all = [...'0123456789'];
  const at = [...digits].map((_, place) => [digits.slice(0, place), digits.slice(place)] as const);
  return [
    ...at.map(([before, rest]) => before + (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2)),
    ...at.flatMap(([before, rest]) => all.map(digit => before + digit + rest.slice(1))),
    ...at.map(([before, rest]) => before + rest.slice(1)),
    ...[...at, [digits, ''] as const].flatMap(([before, rest]) => all.map(digit => before + digit + rest)),
  ];
}

/** What an unknown code may be meant as, the likeliest first. */
function likeCode(word: string): { codes: string[]; models: string[] } {
  const code = alone(word);
  if (isDigits(code) && code.length >= 8) return { codes: oneEdit(code), models: [] };
  const parts = word.split(/[^\p{L}\p{M}\d]+/u).filter(Boolean);
  const shorter = parts.map((_, at) => parts.slice(0, parts.length - at).join(''));
  // The letters o, i and l beside digits are often meant as 0 and 1.
  const asDigits = [...shorter, code].map(each =>
    each.replace(/(?<=\d)o|o(?=\d)/g, '0').replace(/(?<=\d)[il]|[il](?=\d)/g, '1'),
  );
  const digits = /\d{3,6}/.exec(asDigits[0] ?? '')?.[0];
  return {
    codes: [...shorter, ...asDigits],
    models: digits === undefined ? [] : [digits, ...oneEdit(digits)],
  };
}

/** The unknown code that a line is asked about; a longer one than any code is like none. */
const codeOf = ({ state, evaluated, about }: Part): string | null => {
  const token = about ?? evaluated?.about;
  return state.kind === 'asked' &&
    state.reason === 'unknown_product' &&
    token?.kind === 'badCode' &&
    token.word.length <= codeMax
    ? token.word
    : null;
};

/**
 * Looks up what the unknown codes of a text may be meant as, and leaves the products with the parts: first those whose names hold
 * the words beside the code.
 * @param named the words of a product's names, as far as it is known
 */
export async function findNearest(
  parts: readonly Part[],
  named: (id: string) => readonly string[],
  look: (near: { codes: string[]; models: string[] }) => Promise<NearCodes>,
): Promise<void> {
  const unknown = parts.flatMap(part => {
    const code = codeOf(part);
    return code === null ? [] : [{ part, ...likeCode(code) }];
  });
  const asked = unknown.slice(0, maxCodes);
  if (asked.length === 0) return;
  const found = await look({
    codes: [...new Set(asked.flatMap(({ codes }) => codes))],
    models: [...new Set(asked.flatMap(({ models }) => models))],
  });
  for (const { part, codes, models } of asked) {
    const byCode = codes.flatMap(code => found.codes.filter(each => each.code === code));
    const byModel = models.flatMap(model => found.models.filter(each => each.model === model));
    const ids = new Set((byCode.length > 0 ? byCode : byModel).map(({ productId }) => productId));
    const said = part.tokens.filter(({ names }) => names.length > 0);
    const matchesOf = (id: string) => {
      const words = named(id);
      return said.filter(({ names }) => names.some(name => words.includes(name))).length;
    };
    part.nearest = [...ids].sort((a, b) => matchesOf(b) - matchesOf(a)).slice(0, maxProducts);
  }
}
