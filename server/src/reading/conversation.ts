import { applyCorrection, copySame } from './between.ts';
import { blockOf, type Evaluated, evaluate, isSure } from './evaluate.ts';
import { hasRole, type Item, isUnknown, itemsOf, type Named, type Sentence } from './items.ts';
import { lineAsked, type Part, partOf } from './parts.ts';
import { saysAmounts } from './rows.ts';
import type { CodedProduct } from './slice.ts';
import { maybeTalk, sizeKey } from './symbols.ts';
import type { Token } from './tokens.ts';

/** A product under which lines without one are read. */
type Head = {
  named: Named;
  /** What it says besides: a color, sizes. */
  tokens: Token[];
  /** Lines that say a part: a color, then sizes, then the amount. */
  pending: Token[];
  pendingParts: Part[];
  /** The heading itself, as long as nothing came under it. */
  part: Part | null;
  /** Whether its own line had amounts. */
  inline: boolean;
};

/** The most products of one sentence. */
const maxProducts = 40;

const is = (token: Token, kind: string) => token.meanings.some(meaning => meaning.is === kind);
const isColor = (token: Token) => is(token, 'color') || is(token, 'otherColor');

/** Reads a text sentence by sentence, and remembers what lines under others refer to. */
export class Conversation {
  readonly parts: Part[] = [];
  #head: Head | null = null;
  #spread: { tokens: Token[]; part: Part; used: boolean } | null = null;
  /** A heading that says that no order follows: returns, what is left. */
  #closed: Token | null = null;

  readonly #namedIn: (tokens: readonly Token[]) => Named[];

  constructor(namedIn: (tokens: readonly Token[]) => Named[]) {
    this.#namedIn = namedIn;
  }

  blank(): void {
    this.#closed = null;
  }

  read(sentence: Sentence): void {
    const { tokens } = sentence;
    const named = this.#namedIn(tokens);
    if (tokens.some(token => hasRole(token, 'last'))) {
      this.#ask(tokens, 'like_last');
      return;
    }
    if (named.length > maxProducts) this.#ask(tokens, 'unclear');
    else if (named.length > 0) this.#withProducts(sentence, named);
    else this.#withoutProduct(sentence);
  }

  /** What is left open at the end becomes a question. */
  end(): void {
    this.#leaveHead();
    if (this.#spread && !this.#spread.used)
      this.#spread.part.state = { kind: 'asked', reason: 'unknown_product' };
  }

  #add(part: Part): Part {
    this.parts.push(part);
    return part;
  }

  #ask(tokens: readonly Token[], reason: Parameters<typeof lineAsked>[1], about: Token | null = null): Part {
    return this.#add(lineAsked(tokens, reason, about));
  }

  #ignore(tokens: readonly Token[]): void {
    this.#add(partOf(tokens, { kind: 'ignored' }));
  }

  #leaveHead(): void {
    const head = this.#head;
    if (!head) return;
    const reason = head.named.products.length === 1 ? 'no_quantity' : 'which_product';
    const firm = head.named.words.length > 1 || head.named.products.some(({ by }) => by !== 'name');
    if (
      head.part &&
      head.named.products.length > 0 &&
      (head.tokens.some(isColor) || (firm && head.named.settled))
    ) {
      head.part.state = { kind: 'asked', reason };
      head.part.evaluated = evaluate(
        { named: head.named, before: [], behind: head.tokens },
        head.tokens,
        false,
      );
    } else if (head.part) head.part.state = { kind: 'ignored' };
    for (const part of head.pendingParts) part.state = { kind: 'asked', reason: 'no_quantity' };
    this.#head = null;
  }

  #withProducts(sentence: Sentence, named: Named[]): void {
    const { tokens } = sentence;
    this.#leaveHead();
    const polite = tokens.some(token => hasRole(token, 'polite'));
    const asks = sentence.asks && !polite;
    const amounts = saysAmounts(tokens.filter(token => !named.some(({ words }) => words.includes(token))));
    const block = blockOf(tokens);
    const loose = named.every(
      each => !each.bad && each.products.every(({ by }) => by === 'name') && !each.settled,
    );
    const hasColor = tokens.some(isColor);
    // The number of an invoice or an order.
    if (
      named.every(({ bad }) => bad) &&
      !hasColor &&
      tokens.some(token => hasRole(token, 'business') || hasRole(token, 'addr'))
    ) {
      this.#ignore(tokens);
      return;
    }
    // Talk about goods: headings, what is new, prices.
    const asksPrice =
      !hasColor && tokens.some(token => hasRole(token, 'business') || hasRole(token, 'question'));
    const digits = tokens.some(({ kind }) => kind === 'number');
    if (loose && ((!amounts && (block || asks || !hasColor)) || (asksPrice && !digits))) {
      if (tokens.some(token => hasRole(token, 'negative'))) {
        this.#negative(tokens, hasColor);
        return;
      }
      const [only] = named;
      const part = this.#add(partOf(tokens, { kind: 'ignored' }));
      if (only && named.length === 1 && !block && !asks && only.products.length > 1)
        this.#head = { named: only, tokens: [], pending: [], pendingParts: [], part: null, inline: false };
      if (named.every(({ products }) => products.length === 0) && hasColor)
        part.state = { kind: 'asked', reason: 'unknown_product' };
      return;
    }
    const same = copySame(this.parts, tokens, named);
    if (same) {
      for (const part of same) this.#add(part);
      this.#head = headOf(named.at(-1) as Named, [], true);
      return;
    }
    const items = this.#best(sentence, named, asks);
    // Words of a name beside another product, with no amount of their own, may change what is meant.
    const stray = items.some(
      ({ item }) =>
        items.length > 1 &&
        item.named.words.every(({ kind }) => kind === 'word') &&
        !saysAmounts([...item.before, ...item.behind]),
    );
    if (stray) for (const each of items) each.reason ??= 'unclear';
    for (const [index, evaluated] of items.entries())
      this.#take(evaluated, index === items.length - 1, items, sentence);
  }

  /** The way of dividing a sentence among its products that leaves the fewest questions; two that differ leave all asked. */
  #best({ tokens }: Sentence, named: Named[], asks: boolean): Evaluated[] {
    const behind = itemsOf(tokens, named, 'behind').map(item => evaluate(this.#under(item), tokens, asks));
    if (named.length === 1) return behind;
    const before = itemsOf(tokens, named, 'before').map(item => evaluate(this.#under(item), tokens, asks));
    const sure = (items: Evaluated[]) => items.filter(isSure).length;
    const rows = (items: Evaluated[]) => JSON.stringify(items.map(({ reading }) => reading.rows));
    if (sure(behind) === named.length && sure(before) === named.length && rows(behind) !== rows(before))
      return behind.map(each => ({ ...each, reason: 'unclear' }));
    return sure(before) > sure(behind) ? before : behind;
  }

  /** Sizes and amounts that stand above products without any. */
  #under(item: Item): Item {
    const spread = this.#spread;
    if (!spread || saysAmounts([...item.before, ...item.behind])) return item;
    return { ...item, behind: [...item.behind, ...spread.tokens] };
  }

  #take(evaluated: Evaluated, last: boolean, items: readonly Evaluated[], sentence: Sentence): void {
    const { item, reason } = evaluated;
    const own = [...item.before, ...item.behind, ...item.named.words];
    const tokens = [...item.before, ...item.behind];
    const amounts = saysAmounts(tokens);
    const closed = this.#closed;
    if (closed) {
      this.#add({ ...lineAsked(own, 'unclear', closed), evaluated });
      return;
    }
    const bare = !saysAmounts(tokens) || onlySizes(tokens, item.named.products);
    if (
      last &&
      items.length === 1 &&
      bare &&
      !isSure(evaluated) &&
      item.named.products.length > 0 &&
      !blockOf(sentence.tokens) &&
      reason !== 'question' &&
      reason !== 'negative' &&
      !tokens.some(isUnknown)
    ) {
      const part = this.#add({ ...partOf(own, { kind: 'context' }), evaluated });
      this.#head = headOf(item.named, tokens, false, part);
      return;
    }
    if (!amounts && !last && !isSure(evaluated)) {
      // Codes in a row, and one amount behind them.
      for (const other of items) {
        other.reason ??= 'no_quantity';
        for (const part of this.parts)
          if (part.evaluated === other) part.state = { kind: 'asked', reason: 'unclear' };
      }
    }
    if (reason === 'negative' && !amounts) {
      const before = this.parts.findLast(({ state }) => state.kind === 'sure');
      if (before && sentence.tokens.some(token => hasRole(token, 'change')))
        before.state = { kind: 'asked', reason: 'changed' };
    }
    this.#add({ ...partOf(own, stateOf(evaluated)), evaluated });
    const spread = this.#spread;
    if (spread?.tokens.every(token => item.behind.includes(token))) spread.used ||= isSure(evaluated);
    else if (spread?.used) this.#spread = null;
    if (last) this.#head = item.named.products.length ? headOf(item.named, [], true) : null;
  }

  #withoutProduct(sentence: Sentence): void {
    const { tokens } = sentence;
    const some = (kind: string) => tokens.some(token => is(token, kind));
    const role = (name: Parameters<typeof hasRole>[1]) => tokens.some(token => hasRole(token, name));
    const numbers = tokens.some(token => (is(token, 'number') && !maybeTalk(token)) || token.kind === 'bad');
    const colors = tokens.some(isColor);
    const sizes = tokens.some(token => is(token, 'size'));
    const each = role('eachColor') || role('each') || role('eachSize');
    if (applyCorrection(this.parts, tokens)) {
      this.#add(partOf(tokens, { kind: 'context' }));
      return;
    }
    if (role('negative') && !numbers) {
      this.#negative(tokens, colors);
      return;
    }
    const words =
      (numbers && (some('unit') || colors || sizes)) ||
      (some('unit') && tokens.length <= 3) ||
      colors ||
      sizes;
    if (this.#total(tokens)) return;
    const block = blockOf(tokens);
    if (block && !numbers && !colors && !sizes && this.#refersBack(tokens)) {
      this.#changed(tokens, 'unclear');
      return;
    }
    if (block?.reason === 'unclear' && !role('same') && !numbers && !some('unit')) {
      if (!this.#closes(tokens)) this.#ignore(tokens);
      return;
    }
    if ((sentence.asks || role('question')) && !role('polite') && !colors && !sizes) {
      this.#ignore(tokens);
      return;
    }
    const dull = role('business') || role('addr') || tokens.some(({ kind }) => kind === 'reference');
    if (role('change') && (colors || numbers)) {
      this.#changed(tokens, 'negative');
      return;
    }
    if (role('deictic') && (numbers || some('unit')) && !dull) {
      if (some('unit')) this.#ask(tokens, 'unknown_product');
      else this.#changed(tokens, 'unclear');
      return;
    }
    if (role('same') && (colors || this.#head)) {
      const head = this.#head && !this.#head.inline ? this.#head : null;
      const copied = head
        ? copySame(this.parts, [...head.named.words, ...head.tokens, ...tokens], [head.named])
        : copySame(this.parts, tokens, []);
      if (copied && head) head.part = null;
      if (copied) for (const part of copied) this.#add(part);
      else this.#ask(tokens, 'unclear');
      return;
    }
    const unknown = tokens.filter(isUnknown).length;
    const counted = tokens.some(({ meanings }) =>
      meanings.some(each => each.is === 'unit' && each.count !== null),
    );
    if (role('condition') && this.#head && (numbers || counted)) {
      this.#ask(tokens, 'condition');
      return;
    }
    const [previous] = this.parts
      .filter(({ state }) => state.kind === 'sure' || state.kind === 'asked')
      .slice(-1);
    const next = previous !== undefined && (tokens[0]?.line ?? 0) - previous.line <= 1;
    const short = tokens.filter(({ kind }) => kind === 'word' || kind === 'number').length <= 6;
    if (
      next &&
      short &&
      numbers &&
      !words &&
      !dull &&
      this.#head?.inline &&
      this.#head.pending.length === 0
    ) {
      this.#changed(tokens, 'unclear');
      return;
    }
    const waiting = this.#head !== null && (!this.#head.inline || this.#head.pending.length > 0);
    if (
      dull ||
      !(words || (waiting && (numbers || each)) || (numbers && this.#head && unknown === 0 && !role('past')))
    ) {
      if (this.#closes(tokens)) return;
      this.#ignore(tokens);
      return;
    }
    if (unknown > 2 && !numbers) {
      this.#ignore(tokens);
      return;
    }
    this.#spreadLine(sentence, colors, sizes);
  }

  /** Whether a few words say something of the line before: returned, if there is, is there any. */
  #refersBack(tokens: readonly Token[]): boolean {
    const last = this.parts.findLast(({ state }) => state.kind === 'sure');
    const words = tokens.filter(({ kind }) => kind === 'word');
    const roles = ['condition', 'notOrder', 'approx', 'or'] as const;
    const says = words.some(
      token =>
        roles.some(role => hasRole(token, role)) ||
        /^(?:var mi|varmi|موجود|متوفر|عندكم|is there|do you have)$/.test(token.word),
    );
    return says && words.length <= 3 && last !== undefined && (tokens[0]?.line ?? 0) - last.line <= 1;
  }

  /** "3 packs in all": silent where it is so, and a question where it is not. */
  #total(tokens: readonly Token[]): boolean {
    if (!tokens.some(token => hasRole(token, 'total')) || tokens.some(isColor)) return false;
    const numbers = tokens.flatMap(({ meanings }) =>
      meanings.flatMap(each => (each.is === 'number' ? [each.value] : [])),
    );
    if (numbers.length === 0) return false;
    const rows = this.parts.flatMap(({ state, evaluated }) =>
      state.kind === 'sure' ? (evaluated?.reading.rows ?? []) : [],
    );
    const sum = (packed: boolean) =>
      rows.reduce((all, { packId, quantity }) => all + ((packId !== null) === packed ? quantity : 0), 0);
    if (numbers.length === 1 && numbers.some(number => number === sum(true) || number === sum(false)))
      this.#ignore(tokens);
    else this.#ask(tokens, 'total');
    return true;
  }

  /** A heading such as "returns:" closes what comes under it. */
  #closes(tokens: readonly Token[]): boolean {
    const block = blockOf(tokens);
    const about =
      block && /^(?:unclear|question|condition|negative)$/.test(block.reason) ? block.about : null;
    if (!about || tokens.at(-1)?.word !== ':') return false;
    this.#closed = about;
    this.#ignore(tokens);
    return true;
  }

  #negative(tokens: readonly Token[], colors: boolean): void {
    const keys = tokens.flatMap(({ meanings }) =>
      meanings.flatMap(meaning => (meaning.is === 'color' ? [meaning.key] : [])),
    );
    const product = this.#head?.named.products[0]?.product.id;
    const taken = this.parts.filter(
      part =>
        part.state.kind === 'sure' &&
        part.evaluated?.product?.product.id === product &&
        part.evaluated?.reading.rows.some(({ color }) => color !== null && keys.includes(color)),
    );
    const strong = tokens.some(({ word }) =>
      /^(?:iptal|cancel|الغي|الغاء|احذف|remove|sil|cikar|cikarin)$/.test(word),
    );
    if (taken.length > 0) {
      for (const part of taken) part.state = { kind: 'asked', reason: 'negative' };
      this.#ask(tokens, 'negative');
    } else if (!colors && strong) this.#changed(tokens, 'negative');
    else if (!this.#closes(tokens)) this.#ignore(tokens);
  }

  #changed(tokens: readonly Token[], reason: 'negative' | 'unclear'): void {
    const before = this.parts.findLast(({ state }) => state.kind === 'sure' || state.kind === 'asked');
    this.#ask(tokens, reason);
    if (before?.state.kind === 'sure' && before.line < (tokens[0]?.line ?? 0) + 1)
      before.state = { kind: 'asked', reason: 'changed' };
  }

  /** Colors, sizes and amounts under a product. */
  #spreadLine(sentence: Sentence, colors: boolean, sizes: boolean): void {
    const { tokens } = sentence;
    const head = this.#head;
    if (!head) {
      if (
        sizes &&
        saysAmounts(tokens) &&
        !colors &&
        !tokens.some(isUnknown) &&
        !this.#spread &&
        !blockOf(tokens)
      )
        this.#spread = { tokens, part: this.#add(partOf(tokens, { kind: 'context' })), used: false };
      else this.#ask(tokens, blockOf(tokens)?.reason ?? 'unknown_product', blockOf(tokens)?.about ?? null);
      return;
    }
    if (head.inline && head.pending.length === 0 && !colors) {
      if (sizes) this.#ask(tokens, 'unclear');
      else this.#changed(tokens, 'unclear');
      return;
    }
    const renewed = colors || head.pending.some(isColor);
    const kept = head.tokens.filter(token => !renewed || !isColor(token));
    const above = [...kept, ...head.pending.filter(token => !colors || !isColor(token))];
    const behind = [...above, ...tokens];
    const item = { named: head.named, before: [], behind };
    const evaluated = evaluate(
      item,
      tokens,
      sentence.asks && !tokens.some(token => hasRole(token, 'polite')),
    );
    const partial = !saysAmounts(tokens) || onlySizes(tokens, head.named.products);
    if (
      partial &&
      !isSure(evaluated) &&
      !blockOf(tokens) &&
      !tokens.some(isUnknown) &&
      head.named.products.length > 0
    ) {
      const part = this.#add({ ...partOf(tokens, { kind: 'context' }), evaluated });
      head.pending.push(...tokens);
      head.pendingParts.push(part);
      return;
    }
    const closed = this.#closed;
    const part = this.#add({
      ...partOf(tokens, closed ? { kind: 'asked', reason: 'unclear' } : stateOf(evaluated)),
      evaluated,
    });
    const again = this.parts.some(
      other =>
        other !== part &&
        other.state.kind === 'sure' &&
        other.evaluated?.item.named === head.named &&
        other.evaluated.reading.rows.some(row =>
          evaluated.reading.rows.some(
            mine => mine.color === row.color && mine.size === row.size && mine.packId === row.packId,
          ),
        ),
    );
    if (again && part.state.kind === 'sure') {
      part.state = { kind: 'asked', reason: 'changed' };
      const before = this.parts.findLast(other => other !== part && other.state.kind === 'sure');
      if (before) before.state = { kind: 'asked', reason: 'changed' };
    }
    head.part = null;
    // A color that stands alone holds for the lines under it, as one in the heading does.
    if (head.pending.some(isColor)) head.tokens = [...kept, ...head.pending.filter(isColor)];
    head.pending = [];
    head.pendingParts = [];
  }
}

function stateOf(evaluated: Evaluated): Part['state'] {
  if (evaluated.reason) return { kind: 'asked', reason: evaluated.reason };
  return { kind: 'sure' };
}

const headOf = (named: Named, tokens: Token[], inline: boolean, part: Part | null = null): Head => ({
  named,
  tokens,
  pending: [],
  pendingParts: [],
  part,
  inline,
});

/** Whether all numbers are sizes of the product, and nothing is said of an amount. */
function onlySizes(tokens: readonly Token[], products: readonly CodedProduct[]): boolean {
  const sizes = new Set(products.flatMap(({ product }) => product.sizes.map(sizeKey)));
  return tokens.every(
    token =>
      !is(token, 'unit') &&
      !hasRole(token, 'each') &&
      !hasRole(token, 'eachSize') &&
      !(
        is(token, 'number') &&
        !token.meanings.some(meaning => meaning.is === 'number' && sizes.has(String(meaning.value)))
      ),
  );
}
