import { isUnknown } from '../items/items.ts';
import type { Role } from '../tokens/lexicon.ts';
import { hasRole, type Token } from '../tokens/token.ts';

/** Whether words mean all lines that stand together: "these", "all". */
export const meanAll = (tokens: readonly Token[]) => tokens.some(token => hasRole(token, 'whole'));

const disowning =
  /(?:^| )(?:yanlis|yanlislikla|(?:bizim|benim|bize|bana) degil|wrong|mistake|not (?:ours?|mine|my|for us)|بالغلط|غلط|(?:مو|مش|ليست?) (?:لنا|النا|لي|الي|طلب\p{L}*))(?: |$)/u;
const arrived = /^(?:geldi|gelmis|came|arrived|received|وصل\p{L}*)$/u;

/** Whether words say that lines above are not meant at all: "not our list", "sorry, the lines above are another's". */
export function disown(tokens: readonly Token[]): boolean {
  const has = (word: RegExp) => tokens.some(token => word.test(token.word));
  const sorry =
    tokens.some(token => hasRole(token, 'correction') || hasRole(token, 'negative')) &&
    has(/^(?:yukaridaki(?:ler)?|above|اللي فوق)$/);
  const isOthers = disowning.test(tokens.map(({ word }) => word).join(' '));
  return meanAll(tokens) && (isOthers || sorry) && !has(arrived);
}

/** Whether words undo lines, or name their goods as returned, missing or sold. */
export const undo = (tokens: readonly Token[]) =>
  tokens.some(token => hasRole(token, 'takesBack') || hasRole(token, 'otherGoods')) || disown(tokens);

const wanting =
  /(?:^| )(?:need|want|order|send|send me|send us|get|take|like) (?:this|these)(?: (?:please|pls|plz|asap|today|now|for|by|in|on)(?: .*)?)? ?:$/;

/** Whether words only say that the goods below are wanted: "we need these for Friday:". */
export const opens = (tokens: readonly Token[]): boolean =>
  wanting.test(tokens.map(({ word }) => word).join(' ')) && !tokens.some(token => hasRole(token, 'negative'));

/** Whether words say that what they point at is not settled yet: "these wait, I have no approval". */
export const waits = ([first, ...rest]: readonly Token[]): boolean =>
  first !== undefined &&
  (hasRole(first, 'deictic') || hasRole(first, 'whole')) &&
  rest.some(({ word }) => /^(?:beklet\p{L}*|bekleyecek|onay\p{L}*|on hold|يستنى|تستنى|معلقه)$/u.test(word));

/** Whether a few words name the goods below as returned, missing, sold, left, of an order before, or only asked about. */
export function isOfOtherGoods(tokens: readonly Token[]): boolean {
  if (
    tokens.length > 6 ||
    tokens.some(token => token.meanings.some(({ is }) => is === 'number' || is === 'unit'))
  )
    return false;
  const role = (name: Role) => tokens.some(token => hasRole(token, name));
  const asks = (role('price') || role('question')) && meanAll(tokens);
  return role('otherGoods') || (asks && !tokens.some(isUnknown));
}
