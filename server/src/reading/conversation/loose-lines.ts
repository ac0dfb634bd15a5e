import { blockOf, evaluate, isSure } from '../items/evaluate.ts';
import { isUnknown, type Sentence } from '../items/items.ts';
import { type Part, partOf } from '../items/parts.ts';
import { saysAmounts } from '../rows/readings.ts';
import { maybeTalk, saysNothing, sizeKey } from '../rows/symbols.ts';
import { has, hasRole, isColor, type Token } from '../tokens/token.ts';
import { copySame } from './between.ts';
import { askLastOf, lastNamed } from './corrections.ts';
import { kindOf, underHeading } from './headings.ts';
import { isOrder, onlySizes, reasonBelow, sizesIn, stateOf, Thread } from './thread.ts';

/** Whether a word that nobody knows stands before what is ordered, as the name of other goods does: "blouse blue 6". */
function namesOther(tokens: readonly Token[]): boolean {
  const [first] = tokens.filter(token => !saysNothing(token));
  return first?.kind === 'word' && isUnknown(first) && !blockOf(tokens);
}

/** Whether a line orders a size that words name. */
const hasSizeOf = ({ evaluated }: Part, tokens: readonly Token[]): boolean =>
  evaluated?.reading.rows.some(({ size }) => size !== null && sizesIn(tokens).includes(sizeKey(size))) ??
  false;

/** Reads sentences that name no product: what they say of lines before, and what stands under a heading. */
export class LooseLines extends Thread {
  protected withoutProduct(sentence: Sentence): void {
    const { tokens } = sentence;
    const some = (kind: Parameters<typeof has>[1]) => tokens.some(token => has(token, kind));
    const role = (name: Parameters<typeof hasRole>[1]) => tokens.some(token => hasRole(token, name));
    const numbers = tokens.some(token => (has(token, 'number') && !maybeTalk(token)) || token.kind === 'bad');
    const colors = tokens.some(isColor);
    const sizes = tokens.some(token => has(token, 'size'));
    const each = role('eachColor') || role('each') || role('eachSize');
    if (!sentence.asks && this.carries(tokens)) return;
    if (role('negative') && !numbers && !role('same')) {
      this.negative(tokens);
      return;
    }
    const counted = tokens.some(({ meanings }) =>
      meanings.some(each => each.is === 'unit' && each.count !== null),
    );
    const unknown = tokens.filter(isUnknown).length;
    const words =
      (numbers && (some('unit') || colors || sizes)) ||
      (some('unit') &&
        (counted || (this.head !== null && unknown === 0)) &&
        tokens.filter(token => !saysNothing(token)).length <= 3) ||
      colors ||
      sizes;
    if (this.total(tokens)) return;
    const block = blockOf(tokens);
    if (block && !numbers && !colors && !sizes && this.refersBack(tokens)) {
      this.changed(tokens, 'unclear');
      return;
    }
    const pointed = role('deictic') && (some('number') || some('unit') || colors || sizes);
    if (block?.reason === 'unclear' && !role('same') && !numbers && !some('unit') && !pointed) {
      this.#talk(tokens);
      return;
    }
    if ((sentence.asks || role('question')) && !role('polite') && !colors && !sizes) {
      this.#talk(tokens);
      return;
    }
    const dull = role('business') || role('addr') || tokens.some(({ kind }) => kind === 'reference');
    if (role('change') && role('past') && !colors) {
      this.ask(tokens, 'condition');
      return;
    }
    if (role('change') && (colors || numbers)) {
      this.changed(tokens, 'negative');
      return;
    }
    if (pointed && (sentence.asks || role('question'))) {
      this.ask(tokens, 'question');
      return;
    }
    if (pointed && !dull) {
      if (some('unit')) this.ask(tokens, 'unknown_product');
      else this.changed(tokens, 'unclear');
      return;
    }
    if (role('same') && (colors || this.head) && !(dull && !colors && !numbers)) {
      const head = this.head && !this.head.inline ? this.head : null;
      const copied = head
        ? copySame(this.parts, [...head.named.words, ...head.tokens, ...tokens], [head.named])
        : copySame(this.parts, tokens, []);
      if (copied && head) head.part = null;
      if (copied) for (const part of copied) this.add(part);
      else this.ask(tokens, 'unclear');
      return;
    }
    // "Same again please", with nothing that it may be the same as.
    if (
      role('same') &&
      tokens.every(token => saysNothing(token) || hasRole(token, 'same') || hasRole(token, 'polite'))
    ) {
      this.ask(tokens, this.parts.some(isOrder) ? 'unclear' : 'like_last');
      return;
    }
    if (role('condition') && this.head && (numbers || counted)) {
      this.ask(tokens, 'condition');
      return;
    }
    const previous = this.parts.findLast(isOrder);
    const isNext = previous !== undefined && (tokens[0]?.line ?? 0) - previous.line <= 1;
    const spoken = tokens.filter(({ kind }) => kind === 'word' || kind === 'number').length;
    const isOpen = this.head !== null && (!this.head.inline || this.head.pending.length > 0);
    if (isNext && spoken <= 6 && numbers && !words && !dull && this.head && !isOpen) {
      this.changed(tokens, 'unclear');
      return;
    }
    if (numbers && !dull && unknown > 0 && unknown <= 2 && spoken === unknown + 1) {
      this.ask(tokens, 'unknown_product');
      return;
    }
    if (
      dull ||
      !(words || (isOpen && (numbers || each)) || (numbers && this.head && unknown === 0 && !role('past')))
    ) {
      this.#talk(tokens);
      return;
    }
    if (unknown > 2 && !numbers) {
      this.ignore(tokens);
      return;
    }
    this.#spreadLine(sentence, colors, sizes);
  }

  /** Talk heads lines of no order, or says nothing. */
  #talk(tokens: readonly Token[]): void {
    if (!this.closes(tokens)) this.ignore(tokens);
  }

  /** Colors, sizes and amounts under a product. */
  #spreadLine(sentence: Sentence, colors: boolean, sizes: boolean): void {
    const { tokens } = sentence;
    const head = this.head;
    const block = blockOf(tokens);
    const isKnown = !tokens.some(isUnknown);
    if (!head) {
      if (sizes && saysAmounts(tokens) && !colors && isKnown && !this.spread && !block)
        this.spread = { tokens, part: this.add(partOf(tokens, { kind: 'context' })), used: false };
      else this.ask(tokens, block?.reason ?? 'unknown_product', block?.about ?? null);
      return;
    }
    const isWhole = head.inline && head.pending.length === 0;
    if (isWhole && namesOther(tokens)) {
      askLastOf(this.parts, this.ask(tokens, 'unknown_product'));
      this.leaveHead();
      return;
    }
    if (isWhole && !colors) {
      const last = this.parts.findLast(isOrder);
      const corrects = tokens.some(token => hasRole(token, 'correction') || hasRole(token, 'negative'));
      if (sizes && !corrects && !(last && hasSizeOf(last, tokens))) this.ask(tokens, 'unclear');
      else this.changed(tokens, 'unclear');
      return;
    }
    const renewed = colors || head.pending.some(isColor);
    const kept = head.tokens.filter(token => !renewed || !isColor(token));
    const above = [...kept, ...head.pending.filter(token => !colors || !isColor(token))];
    const item = { named: head.named, before: [], behind: [...above, ...tokens] };
    const free = { ...item, behind: item.behind.filter(token => !head.sizes.includes(token)) };
    const spread = head.sizes.length > 0 ? underHeading(free, { kind: 'sizes', tokens: head.sizes }) : free;
    const asks = sentence.asks && !tokens.some(token => hasRole(token, 'polite'));
    const evaluated = evaluate(spread === free ? item : spread, tokens, asks);
    const isPartial = !saysAmounts(tokens) || onlySizes(tokens, head.named.products);
    if (isPartial && !isSure(evaluated) && !block && isKnown && head.named.products.length > 0) {
      const part = this.add({ ...partOf(tokens, { kind: 'context' }), evaluated });
      head.pending.push(...tokens);
      head.pendingParts.push(part);
      const says = tokens.filter(token => !saysNothing(token));
      if (kindOf(says) === 'sizes') head.sizes = says;
      return;
    }
    const closed = this.closed;
    const part = this.add({
      ...partOf(tokens, closed ? { kind: 'asked', reason: reasonBelow(closed) } : stateOf(evaluated)),
      evaluated,
    });
    if (head.inline && part.state.kind === 'asked' && !isKnown) askLastOf(this.parts, part);
    if (evaluated.reason === 'changed') {
      const last = this.parts.findLast(other => other !== part && other.state.kind === 'sure');
      const before = lastNamed(tokens, this.parts) ?? last;
      if (before) {
        before.state = { kind: 'asked', reason: 'changed' };
        before.other = part.line;
      }
    }
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
