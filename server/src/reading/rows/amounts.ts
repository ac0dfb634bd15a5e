import type { Unit } from '../tokens/lexicon.ts';
import type { Alternative, Sign } from './symbols.ts';

/** What was read, and the place behind it. */
export type Parsed<Value> = { value: Value; next: number };
export type Amount = {
  count: number;
  unit: Unit | null;
  half: boolean;
  each: boolean;
  eachSize: boolean;
  bare: boolean;
};
export type Sizes = {
  sizes: string[];
  strange: boolean;
  range: boolean;
  dashed: boolean;
  /** Dashes part some of them, commas or spaces the others. */
  mixed: boolean;
};

/** A reading that takes more steps is given up: it has too many meanings to be sure of. */
const maxSteps = 20_000;

/** Turkish endings of the first and the last size of a range: 30'dan 34'e, S'den XL'e. */
const ofFirst = /[\d'] ?'?[dt][ae]n$/;
const ofLast = /[\d'] ?'?y?[ae]$/;

const agesBehind = /^(?:yrs|years|yas|سن[هة]|سنوات|سنين)$/;

export class TooManySteps extends Error {}

/** Reads amounts and sizes at a place of the symbols of one product, in every way. */
export class Amounts {
  #steps = 0;

  protected readonly symbols: readonly Sign[];
  protected readonly order: readonly string[];

  /** @param order the product's sizes in their order */
  constructor(symbols: readonly Sign[], order: readonly string[]) {
    this.symbols = symbols;
    this.order = order;
  }

  protected at<Is extends Alternative['is']>(
    at: number,
    is: Is,
  ): Extract<Alternative, { is: Is }> | undefined {
    if (++this.#steps > maxSteps) throw new TooManySteps();
    return this.symbols[at]?.alternatives.find(
      (each): each is Extract<Alternative, { is: Is }> => each.is === is,
    );
  }

  /** The places at which something may begin: here, or behind commas and signs. */
  protected past(at: number): number {
    let next = at;
    while (this.at(next, 'separator') || this.at(next, 'join')) next++;
    return next;
  }

  /** Whether a colon stands here: a size is before it, and its amount behind it. */
  protected isPaired(at: number): boolean {
    return /^[:=]$/.test(this.at(at, 'join')?.sign ?? '');
  }

  protected amounts(start: number): Parsed<Amount>[] {
    const found: Parsed<Amount>[] = [];
    let at = start;
    const before = { each: false, eachSize: false };
    while (this.at(at, 'each') || this.at(at, 'eachSize')) {
      if (this.at(at, 'each')) before.each = true;
      else before.eachSize = true;
      at = this.past(at + 1);
    }
    if (this.at(at, 'qtyWord') || this.at(at, 'cross')) {
      const marked = this.at(at, 'qtyWord') ? this.past(at + 1) : at + 1;
      for (const each of this.#bareAmounts(marked))
        found.push({ ...each, value: { ...each.value, unit: each.value.unit ?? 'piece', bare: false } });
    } else
      for (const each of this.#bareAmounts(at)) {
        found.push(each);
        // "12 × keyring"
        if (each.value.unit === null && this.at(each.next, 'cross'))
          found.push({ value: { ...each.value, unit: 'piece', bare: false }, next: each.next + 1 });
      }
    return found.flatMap(each => this.#withEach(each, before));
  }

  #withEach({ value, next }: Parsed<Amount>, before: { each: boolean; eachSize: boolean }): Parsed<Amount>[] {
    const amount = { ...value, each: value.each || before.each, eachSize: value.eachSize || before.eachSize };
    const found = [{ value: amount, next }];
    let at = next;
    let last = amount;
    while (true) {
      const each = this.at(at, 'each');
      if (!each && !this.at(at, 'eachSize')) return found;
      last = each ? { ...last, each: true } : { ...last, eachSize: true };
      at++;
      // A word such as "each" belongs to the amount before it, or to the one behind it.
      found.push({ value: last, next: at });
    }
  }

  #bareAmounts(at: number): Parsed<Amount>[] {
    const plain = { half: false, each: false, eachSize: false, bare: false };
    const found: Parsed<Amount>[] = [];
    if (this.at(at, 'half')) {
      const unit = this.at(at + 1, 'unit');
      if (unit) found.push({ value: { ...plain, count: 0.5, unit: unit.unit, half: true }, next: at + 2 });
      return found;
    }
    const number = this.at(at, 'number');
    if (number) {
      const amount = { ...plain, count: number.value, each: number.each };
      // "2x carton"
      const behind = this.at(at + 1, 'cross') ? at + 2 : at + 1;
      const unit = this.at(behind, 'unit');
      const again = this.at(at + 1, 'number');
      if (unit && unit.count !== 2)
        found.push({
          value: { ...amount, unit: unit.unit, bare: unit.count === 1 && !number.written },
          next: behind + 1,
        });
      found.push({ value: { ...amount, unit: null, bare: !number.each && !number.written }, next: at + 1 });
      // "Two two": two of each.
      if (again?.written && number.written && again.value === number.value)
        found.push({ value: { ...amount, unit: null, each: true }, next: at + 2 });
    }
    const unit = this.at(at, 'unit');
    if (unit) {
      const amount = { ...plain, unit: unit.unit };
      // "Carton x3"
      const place = this.past(this.at(at + 1, 'cross') ? at + 2 : at + 1);
      const count = this.at(place, 'number');
      const again = this.at(at + 1, 'unit');
      if (count && unit.count !== 2)
        found.push({
          value: { ...amount, count: count.value, each: count.each },
          next: place + 1,
        });
      if (unit.count !== null) found.push({ value: { ...amount, count: unit.count }, next: at + 1 });
      if (unit.count !== null && again?.unit === unit.unit && again.count === unit.count)
        found.push({ value: { ...amount, count: unit.count, each: true }, next: at + 2 });
    }
    return found;
  }

  /** Whether a word of years stands behind its number: 6 yrs 2, and not 6: 2 yrs 4: 3. */
  #isBehind(at: number): boolean {
    const isAge = agesBehind.test(this.symbols[at]?.token.word ?? '');
    return isAge && this.at(at - 1, 'number') !== undefined && !this.isPaired(at - 2);
  }

  #size(at: number): Parsed<{ size: string; strange: boolean }> | undefined {
    const word = this.#isBehind(at) ? undefined : this.at(at, 'sizeWord');
    const begin = word ? this.past(at + 1) : at;
    const size = this.at(begin, 'size');
    const number = word && !size ? this.at(begin, 'number') : undefined;
    if (!size && !number) return undefined;
    const behind = !word && this.at(begin + 1, 'sizeWord') ? 1 : 0;
    const label = size?.size ?? String(number?.value);
    return { value: { size: label, strange: size ? !size.known : true }, next: begin + 1 + behind };
  }

  #ends(at: number, ending: RegExp): boolean {
    return ending.test(this.symbols[at]?.token.word ?? '');
  }

  /** One size, or several, or all from one to another. */
  protected sizes(at: number): Parsed<Sizes>[] {
    const found: Parsed<Sizes>[] = [];
    const first = this.#size(at);
    if (!first) return found;
    const sizes = [first.value.size];
    let { strange } = first.value;
    found.push({
      value: { sizes: [...sizes], strange, range: false, dashed: false, mixed: false },
      next: first.next,
    });
    let { next } = first;
    let dashed = false;
    let mixed = false;
    while (sizes.length < 40) {
      if (this.isPaired(next)) return found;
      const joined = this.at(next, 'join')?.sign === '-';
      const through = this.at(next, 'range') !== undefined;
      const more = this.#size(this.past(through ? next + 1 : next));
      if (!more || sizes.includes(more.value.size)) return found;
      // "8-4, 10-4" parts sizes from their amounts by dashes, and the pairs by commas.
      if (dashed && this.at(next, 'separator')) return found;
      // "28-30 32-34": dashes part some of the sizes, and are ranges as well.
      mixed ||= sizes.length > 1 && joined !== dashed;
      dashed ||= joined;
      sizes.push(more.value.size);
      strange ||= more.value.strange;
      next = more.next;
      // "12 yaşa": the word of a size may say that it is the last.
      const behind = this.at(next, 'range') !== undefined;
      const isSpan = this.#ends(first.next - 1, ofFirst) && this.#ends(more.next - 1, ofLast);
      const range =
        sizes.length === 2 && (through || behind || isSpan || this.at(next - 1, 'range') !== undefined);
      if (behind) next++;
      found.push({
        value: { sizes: [...sizes], strange, range, dashed: joined && sizes.length === 2, mixed },
        next,
      });
      if (range) return found;
    }
    return found;
  }
}
