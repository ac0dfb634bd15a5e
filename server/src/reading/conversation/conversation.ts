import type { ProductMatch } from '../goods/named.ts';
import { blockOf, type Evaluated, evaluate, isSure } from '../items/evaluate.ts';
import { type Item, isUnknown, itemsOf, type Sentence } from '../items/items.ts';
import { lineAsked, partOf } from '../items/parts.ts';
import { saysAmounts } from '../rows/readings.ts';
import { isNegative, saysNothing } from '../rows/symbols.ts';
import { has, hasRole, isColor, type Token } from '../tokens/token.ts';
import { copySame } from './between.ts';
import { applyCorrection } from './corrections.ts';
import { disown } from './dismissals.ts';
import { underHeading } from './headings.ts';
import { LooseLines } from './loose-lines.ts';
import { headOf, isOrder, onlySizes, reasonBelow, stateOf } from './thread.ts';

/** Whether a sentence says that goods are not wanted, and nothing else: "2911 istemiyorum", not "2911 without black". */
function refuses(tokens: readonly Token[], { words }: ProductMatch): boolean {
  const rest = tokens.filter(token => !words.includes(token));
  const negatives = rest.filter(token => isNegative(token));
  return (
    negatives.length === 1 &&
    !negatives.some(({ word }) => exceptions.test(word)) &&
    rest.every(
      token => negatives.includes(token) || isColor(token) || has(token, 'size') || saysNothing(token),
    )
  );
}

const exceptions =
  /^(?:haric|disinda|haricinde|without|except|excluding|but not|بدون|ماعدا|ما عدا|من غير|بلا|الا)$/;

/** Words beside which the name of a shop or town stands, that may be a name of goods as well. */
const shopWords = /^(?:محل|فرع|معرض|متجر|مغازة|magaza\p{L}*|sube(?:si|ye|den|miz)?|butik|branch)$/u;

const isPlace = (tokens: readonly Token[]) => tokens.some(({ word }) => shopWords.test(word));

/** Words for an amount that is left to the wholesaler: some beanies too. */
const vague = /^(?:some|few|several|biraz|birkac|bikac|شي|شوي|شويه|بعض)$/;

/** The most products of one sentence. */
const maxProducts = 40;

const isByName = (named: readonly ProductMatch[]) =>
  named.every(({ bad, products }) => !bad && products.every(({ by }) => by === 'name'));

const times =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|fall|winter|xmas|christmas|ramadan|eid';
/** An order of the past that is wanted again: the same order as last time, the same as October. */
const sameOrder = new RegExp(
  String.raw`(?:^| )(?:same as (?:last |in )?(?:${times})|(?:same|repeat)(?! (?:price|day|address|place|box|carton|order (?:no|number)))(?: \S+){0,5} orders?|ayni(?! (?:gun|adres|fiyat|kutu|koli))(?: \S+)? siparis\p{L}*|siparis\p{L}* ayni\p{L}*|(?:نفس|متل|مثل|زي)(?: اخر)? (?:ال)?طلبي?\p{L}{0,3})(?= |$)`,
  'u',
);

/** The word of an order of the past that is wanted again: "the same as last month", without amounts of its own. */
function likeBefore(tokens: readonly Token[]): Token | undefined {
  const isSame = sameOrder.test(tokens.map(({ word }) => word).join(' '));
  if (isSame && !saysAmounts(tokens)) return tokens.find(({ kind }) => kind === 'word');
  const like = tokens.some(
    token => hasRole(token, 'same') || /^(?:like|what|whatever|(?:زي|متل|مثل) ما)$/.test(token.word),
  );
  return like && !saysAmounts(tokens) ? tokens.find(token => hasRole(token, 'past')) : undefined;
}

/** Reads a text sentence by sentence, and remembers what lines under others refer to. */
export class Conversation extends LooseLines {
  readonly #namedIn: (tokens: readonly Token[]) => ProductMatch[];

  constructor(namedIn: (tokens: readonly Token[]) => ProductMatch[]) {
    super();
    this.#namedIn = namedIn;
  }

  read(sentence: Sentence): void {
    const { tokens } = sentence;
    const named = this.#namedIn(tokens);
    const last =
      tokens.find(token => hasRole(token, 'last')) ?? (isByName(named) ? likeBefore(tokens) : undefined);
    // A shipment goes as every time, and is paid as usual.
    const isAside =
      tokens.some(token => hasRole(token, 'business') || hasRole(token, 'addr')) || isPlace(tokens);
    const isDelivery = isAside && /كل مره$|usual|عاد[هة]$|habit|zamanki gibi$/.test(last?.word ?? '');
    if (last && !isDelivery) {
      this.ask(tokens, 'like_last', last);
      return;
    }
    if (applyCorrection(this.parts, tokens)) {
      this.add(partOf(tokens, { kind: 'context' }));
      return;
    }
    if (disown(tokens) && isByName(named) && this.parts.some(isOrder)) {
      this.changed(tokens, 'unclear');
      return;
    }
    // "Çıkar" takes something out, but of a shipment it says that it leaves.
    const leaves = [/^kargo/, /^cik/].every(start => tokens.some(({ word }) => start.test(word)));
    if (leaves && !saysAmounts(tokens) && !tokens.some(isColor)) {
      this.ignore(tokens);
      return;
    }
    if (named.length > maxProducts) this.ask(tokens, 'unclear');
    else if (named.length > 0) this.#withProducts(sentence, named);
    else this.withoutProduct(sentence);
  }

  #withProducts(sentence: Sentence, named: ProductMatch[]): void {
    const { tokens } = sentence;
    this.leaveHead();
    const polite = tokens.some(token => hasRole(token, 'polite'));
    const asks = sentence.asks && !polite;
    const amounts = saysAmounts(tokens.filter(token => !named.some(({ words }) => words.includes(token))));
    const block = blockOf(tokens);
    // Among words that nobody knows, one word of a name is talk.
    const isTalk = block !== null || tokens.filter(isUnknown).length >= 2;
    const loose = named.every(
      each =>
        !each.bad &&
        each.products.every(({ by }) => by === 'name') &&
        (!each.settled || (isTalk && each.words.length === 1)),
    );
    const hasColor = tokens.some(isColor);
    const [first] = named;
    if (first && named.length === 1 && !asks && refuses(tokens, first)) {
      this.negative(tokens, first);
      return;
    }
    // The number of an invoice or an order, and streets that are named as goods are.
    const isAddress = tokens.some(token => hasRole(token, 'addr'));
    const isCoded = named.some(({ bad, products }) => !bad && products.some(({ by }) => by !== 'name'));
    if (
      !hasColor &&
      (isAddress || (isPlace(tokens) && !amounts)
        ? !isCoded
        : named.every(({ bad }) => bad) && tokens.some(token => hasRole(token, 'business')))
    ) {
      this.ignore(tokens);
      return;
    }
    // Talk about goods: headings, what is new, prices.
    const asksPrice =
      !hasColor && tokens.some(token => hasRole(token, 'business') || hasRole(token, 'question'));
    const digits = tokens.some(({ kind }) => kind === 'number');
    if (loose && ((!amounts && (block || asks || !hasColor)) || (asksPrice && !digits))) {
      if (tokens.some(token => hasRole(token, 'negative'))) {
        this.negative(tokens);
        return;
      }
      const [only] = named;
      const part = this.add(partOf(tokens, { kind: 'ignored' }));
      const isVague = !block && tokens.some(({ word }) => vague.test(word)) && tokens.at(-1)?.word !== ':';
      const isSame = block !== null && hasRole(block.about, 'same') && !asksPrice;
      if ((isVague || isSame) && only && only.products.length > 0 && !asks) {
        part.state = { kind: 'asked', reason: 'which_product' };
        part.evaluated = evaluate({ named: only, before: [], behind: [] }, tokens, false);
        return;
      }
      if (only && named.length === 1 && !block && !asks && only.products.length > 1)
        this.head = headOf(only, [], false);
      if (named.every(({ products }) => products.length === 0) && hasColor)
        part.state = { kind: 'asked', reason: 'unknown_product' };
      return;
    }
    const same = copySame(this.parts, tokens, named);
    if (same) {
      for (const part of same) this.add(part);
      this.head = headOf(named.at(-1) as ProductMatch, [], true);
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
  #best({ tokens }: Sentence, named: ProductMatch[], asks: boolean): Evaluated[] {
    const behind = itemsOf(tokens, named, 'behind').map(item => evaluate(this.#under(item), tokens, asks));
    if (named.length === 1) return behind;
    const before = itemsOf(tokens, named, 'before').map(item => evaluate(this.#under(item), tokens, asks));
    const sure = (items: Evaluated[]) => items.filter(isSure).length;
    const rows = (items: Evaluated[]) => JSON.stringify(items.map(({ reading }) => reading.rows));
    if (sure(behind) === named.length && sure(before) === named.length && rows(behind) !== rows(before))
      return behind.map(each => ({ ...each, reason: 'unclear' }));
    return sure(before) > sure(behind) ? before : behind;
  }

  /** What stands above a product: a color, a size or a unit where it says none, sizes and amounts where it says no amounts. */
  #under(given: Item): Item {
    const { spread, carried } = this;
    const item = carried ? underHeading(given, carried) : given;
    if (!spread || saysAmounts([...item.before, ...item.behind])) return item;
    return { ...item, behind: [...item.behind, ...spread.tokens] };
  }

  #take(evaluated: Evaluated, last: boolean, items: readonly Evaluated[], sentence: Sentence): void {
    const { item, reason } = evaluated;
    const own = [...item.before, ...item.behind, ...item.named.words];
    const tokens = [...item.before, ...item.behind];
    const amounts = saysAmounts(tokens);
    const closed = this.closed;
    if (closed) {
      this.add({ ...lineAsked(own, reasonBelow(closed), closed), evaluated });
      return;
    }
    const bare = !saysAmounts(tokens) || onlySizes(tokens, item.named.products);
    if (
      last &&
      items.length === 1 &&
      bare &&
      !isSure(evaluated) &&
      item.named.products.length > 0 &&
      !blockOf(
        sentence.tokens.filter(token => !item.named.words.includes(token) || token.kind === 'product'),
      ) &&
      reason !== 'question' &&
      reason !== 'negative' &&
      !tokens.some(isUnknown)
    ) {
      const part = this.add({ ...partOf(own, { kind: 'context' }), evaluated });
      this.head = headOf(item.named, tokens, false, part);
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
    this.add({ ...partOf(own, stateOf(evaluated)), evaluated });
    const { carried } = this;
    if (carried?.tokens.every(token => tokens.includes(token))) carried.used = true;
    else if (carried) this.leaveCarried();
    const spread = this.spread;
    if (spread?.tokens.every(token => item.behind.includes(token))) spread.used ||= isSure(evaluated);
    else if (spread?.used) this.spread = null;
    if (last) this.head = item.named.products.length ? headOf(item.named, [], true) : null;
  }
}
