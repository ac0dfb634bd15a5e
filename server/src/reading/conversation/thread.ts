import type { ProductMatch } from '../goods/named.ts';
import { blockOf, type Evaluated, evaluate } from '../items/evaluate.ts';
import { lineAsked, type Part, partOf } from '../items/parts.ts';
import { maybeTalk, saysNothing, sizeKey } from '../rows/symbols.ts';
import type { CodedProduct } from '../slice.ts';
import { packUnits } from '../tokens/lexicon.ts';
import { has, hasRole, isColor, type Token } from '../tokens/token.ts';
import { lastNamed } from './corrections.ts';
import { isOfOtherGoods, meanAll, opens, undo, waits } from './dismissals.ts';
import { type Carried, kindOf } from './headings.ts';

const timeQuestions = /^(?:ne zaman|when|متى|امتى|emta|fo2ash|وقتاش)$/;

/** A product under which lines without one are read. */
type Head = {
  named: ProductMatch;
  /** What it says besides: a color, sizes. */
  tokens: Token[];
  /** Lines that say a part: a color, then sizes, then the amount. */
  pending: Token[];
  pendingParts: Part[];
  /** The heading itself, as long as nothing came under it. */
  part: Part | null;
  /** Whether its own line had amounts. */
  inline: boolean;
  /** Sizes above lines of amounts. */
  sizes: Token[];
  /** Whether an empty line came below it. */
  left: boolean;
};

export const isOrder = ({ state }: Part) => state.kind === 'sure' || state.kind === 'asked';

/** Why the lines below a heading of no order are asked. */
export const reasonBelow = (heading: Token) => (hasRole(heading, 'otherGoods') ? 'no_order' : 'unclear');

/** The sizes that words name, as they are compared. */
export const sizesIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ meanings }) =>
    meanings.flatMap(each => (each.is === 'size' ? [sizeKey(each.size)] : [])),
  );

/** What has been read of a text so far, and what later lines refer to. */
export class Thread {
  readonly parts: Part[] = [];
  protected head: Head | null = null;
  protected spread: { tokens: Token[]; part: Part; used: boolean } | null = null;
  /** A heading of a color, a size or a unit, which lines below take where they say none. */
  protected carried: Carried | null = null;
  /** A heading that says that no order follows: returns, what is left. */
  protected closed: Token | null = null;
  /** The number of parts before the lines that stand together now. */
  #before = 0;

  blank(): void {
    this.closed = null;
    this.leaveCarried();
    if (this.head && this.head.pending.length === 0) this.head.left = true;
    this.#before = this.parts.length;
  }

  /** What is left open at the end becomes a question. */
  end(): void {
    this.leaveHead();
    this.leaveCarried();
    if (this.spread && !this.spread.used)
      this.spread.part.state = { kind: 'asked', reason: 'unknown_product' };
  }

  protected leaveCarried(): void {
    if (this.carried && !this.carried.used)
      this.carried.part.state = { kind: 'asked', reason: 'unknown_product' };
    this.carried = null;
  }

  /**
   * Takes a line that says nothing but a color, sizes or a unit as the heading of those below: where lines that stand together begin, or
   * another such heading ends. A color below an order may belong to it.
   */
  protected carries(tokens: readonly Token[]): boolean {
    const says = tokens.filter(token => !saysNothing(token) && !hasRole(token, 'whole'));
    const kind = kindOf(says);
    const isFirst = !this.parts.slice(this.#before).some(isOrder) && this.head === null;
    const isFree = this.head === null || (this.head.inline && this.head.pending.length === 0);
    const goesOn = isFree && this.carried?.used && this.carried.kind === kind;
    if (!kind || !(isFirst || goesOn)) return false;
    this.leaveHead();
    this.leaveCarried();
    const part = this.add(partOf(tokens, { kind: 'context' }));
    this.carried = { kind, tokens: says, part, used: false };
    return true;
  }

  protected add(part: Part): Part {
    this.parts.push(part);
    return part;
  }

  protected ask(
    tokens: readonly Token[],
    reason: Parameters<typeof lineAsked>[1],
    about: Token | null = null,
  ): Part {
    return this.add(lineAsked(tokens, reason, about));
  }

  protected ignore(tokens: readonly Token[]): void {
    this.add(partOf(tokens, { kind: 'ignored' }));
  }

  protected leaveHead(): void {
    const head = this.head;
    if (!head) return;
    const reason = head.named.products.length === 1 ? 'no_quantity' : 'which_product';
    const firm = head.named.words.length > 1 || head.named.products.some(({ by }) => by !== 'name');
    // A number above nothing may be an amount, though it is a size too.
    const counts = head.tokens.some(token => has(token, 'number') && !maybeTalk(token));
    if (
      head.part &&
      head.named.products.length > 0 &&
      (head.tokens.some(isColor) || counts || (firm && head.named.settled))
    ) {
      head.part.state = { kind: 'asked', reason };
      head.part.evaluated = evaluate(
        { named: head.named, before: [], behind: head.tokens },
        head.tokens,
        false,
      );
    } else if (head.part) head.part.state = { kind: 'ignored' };
    const [part, other] = head.pendingParts;
    const kind = head.inline && head.left && part && !other ? kindOf(head.pending) : null;
    // A color between an empty line and another product is a heading.
    if (kind && part) this.carried = { kind, tokens: head.pending, part, used: false };
    else for (const each of head.pendingParts) each.state = { kind: 'asked', reason: 'no_quantity' };
    this.head = null;
  }

  /** Whether a few words say something of the line before: returned, if there is, is there any. */
  protected refersBack(tokens: readonly Token[]): boolean {
    const last = this.parts.findLast(({ state }) => state.kind === 'sure');
    const words = tokens.filter(({ kind }) => kind === 'word');
    const roles = ['condition', 'notOrder', 'approx', 'or'] as const;
    const says = words.some(
      token =>
        roles.some(role => hasRole(token, role)) ||
        /^(?:var mi|varmi|موجود|متوفر|عندكم|is there|do you have)$/.test(token.word),
    );
    if (words.some(token => timeQuestions.test(token.word) || hasRole(token, 'price'))) return false;
    const isShort = words.length <= 3 || (meanAll(tokens) && undo(tokens));
    return says && isShort && last !== undefined && (tokens[0]?.line ?? 0) - last.line <= 1;
  }

  /** "3 packs in all": silent where it is so, or may be once what is asked is answered, and a question where it is not. */
  protected total(tokens: readonly Token[]): boolean {
    if (!tokens.some(token => hasRole(token, 'total')) || tokens.some(isColor)) return false;
    const said = tokens.flatMap(({ meanings }, at) =>
      meanings.flatMap(each => {
        const unit = tokens[at + 1]?.meanings.find(next => next.is === 'unit');
        return each.is === 'number'
          ? [{ value: each.value, unit: unit?.is === 'unit' ? unit.unit : null }]
          : [];
      }),
    );
    if (said.length === 0) return false;
    const isOpen =
      this.parts.some(({ state }) => state.kind === 'asked') ||
      (this.head !== null && (this.head.part !== null || this.head.pendingParts.length > 0));
    const rows = this.parts.flatMap(({ state, evaluated }) =>
      state.kind === 'sure' ? (evaluated?.reading.rows ?? []) : [],
    );
    const sum = (packed: boolean) =>
      rows.reduce((all, { packId, quantity }) => all + ((packId !== null) === packed ? quantity : 0), 0);
    const isSo = said.every(({ value, unit }) => {
      const sums = [
        ...(unit === null || unit === 'piece' ? [sum(false)] : []),
        ...(unit === null || packUnits.has(unit) ? [sum(true)] : []),
      ];
      return sums.some(each => each === value || (isOpen && each < value));
    });
    if (isSo) this.ignore(tokens);
    else this.ask(tokens, 'total');
    return true;
  }

  /** A heading such as "returns:" or "what I sold" closes what comes under it. */
  protected closes(tokens: readonly Token[]): boolean {
    if (opens(tokens)) return false;
    const block = blockOf(tokens);
    const about =
      block && /^(?:unclear|question|condition|no_order|negative)$/.test(block.reason)
        ? block.about
        : tokens.find(token => hasRole(token, 'otherGoods'));
    if (!about || !(tokens.at(-1)?.word === ':' || isOfOtherGoods(tokens) || waits(tokens))) return false;
    this.closed = about;
    this.ignore(tokens);
    return true;
  }

  /** Whether a line before may order one of the products. */
  #has({ products }: ProductMatch): boolean {
    const ids = products.map(({ product }) => product.id);
    return this.parts.some(part => isOrder(part) && ids.includes(part.evaluated?.product?.product.id ?? ''));
  }

  /**
   * Something is taken back. Who cancels what no line before has may mean an older order and is asked; who does not want it says nothing
   * of an order.
   */
  protected negative(tokens: readonly Token[], named: ProductMatch | undefined = this.head?.named): void {
    const strong = tokens.some(token => hasRole(token, 'takesBack'));
    const isAlone = tokens.length === 1 && !this.parts.some(isOrder);
    const colored = strong && tokens.some(isColor) ? lastNamed(tokens, this.parts) : null;
    const other = colored?.evaluated?.product?.product.id;
    if (other !== undefined && named?.products.every(({ product }) => product.id !== other)) {
      this.changed(tokens, 'negative');
      return;
    }
    const names = tokens.some(token => named?.words.includes(token)) || tokens.some(isColor) || isAlone;
    if (!names && strong) this.changed(tokens, 'negative');
    else if (strong && (tokens.some(token => hasRole(token, 'past')) || (named && !this.#has(named))))
      this.ask(tokens, 'negative');
    else if (!this.closes(tokens)) {
      const behind = tokens.filter(token => !named?.words.includes(token));
      this.add({
        ...partOf(tokens, names ? { kind: 'ignored', reason: 'negative' } : { kind: 'ignored' }),
        evaluated: named ? evaluate({ named, before: [], behind }, tokens, false) : null,
      });
    }
  }

  protected changed(tokens: readonly Token[], reason: 'negative' | 'unclear'): void {
    const named = lastNamed(tokens, this.parts);
    const before = named === undefined ? this.parts.findLast(isOrder) : named;
    const line = tokens[0]?.line ?? 0;
    const together = this.parts.slice(this.#before);
    if (meanAll(tokens) && undo(tokens))
      for (const part of together.some(isOrder) ? together : this.parts)
        if (part !== before && part.state.kind === 'sure') {
          part.state = { kind: 'asked', reason: 'changed' };
          part.other = line;
        }
    this.ask(tokens, reason);
    if (before?.state.kind !== 'sure' || before.line > line) return;
    before.state = { kind: 'asked', reason: 'changed' };
    before.other = before.line < line ? line : null;
    const said = tokens.flatMap(({ meanings }) =>
      meanings.flatMap(each => (each.is === 'number' && each.value > 0 ? [each.value] : [])),
    );
    const [quantity, other] = said;
    const [size, more] = sizesIn(tokens);
    before.instead =
      quantity === undefined || other !== undefined || more !== undefined
        ? null
        : { quantity, size: size ?? null };
  }
}

export function stateOf(evaluated: Evaluated): Part['state'] {
  if (evaluated.reason) return { kind: 'asked', reason: evaluated.reason };
  return { kind: 'sure' };
}

export const headOf = (
  named: ProductMatch,
  tokens: Token[],
  inline: boolean,
  part: Part | null = null,
): Head => ({
  named,
  tokens,
  pending: [],
  pendingParts: [],
  part,
  inline,
  sizes: [],
  left: false,
});

/** Whether all numbers are sizes of the product, and nothing is said of an amount. */
export function onlySizes(tokens: readonly Token[], products: readonly CodedProduct[]): boolean {
  const sizes = new Set(products.flatMap(({ product }) => product.sizes.map(sizeKey)));
  return tokens.every(
    token =>
      !has(token, 'unit') &&
      !hasRole(token, 'qtyWord') &&
      !hasRole(token, 'each') &&
      !hasRole(token, 'eachSize') &&
      !(
        has(token, 'number') &&
        !token.meanings.some(meaning => meaning.is === 'number' && sizes.has(String(meaning.value)))
      ),
  );
}
