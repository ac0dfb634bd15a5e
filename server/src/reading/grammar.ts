import type { Unit } from './lexicon.ts';
import type { Alternative, Sign } from './symbols.ts';

/** Pieces of a size, or an amount without one. */
export type Cell = { size: string | null; count: number; unit: Unit | null; half: boolean; bare: boolean };

/** What is said of some colors; none is named where `colors` is empty. */
export type Group = {
  /** Null: a color that the house has not. */
  colors: (string | null)[];
  cells: Cell[];
  /** Of each of its sizes and colors; of each size. */
  each: boolean;
  eachSize: boolean;
  /** One amount for several sizes, and no word that it is of each. */
  split: boolean;
  /** A size that the product has not. */
  strange: boolean;
  /** "Each" beside one size alone. */
  lonely: boolean;
};

type Parsed<Value> = { value: Value; next: number };
type Amount = {
  count: number;
  unit: Unit | null;
  half: boolean;
  each: boolean;
  eachSize: boolean;
  bare: boolean;
};
type Sizes = { sizes: string[]; strange: boolean; range: boolean; dashed: boolean };

/** A reading that takes more steps is given up: it has too many meanings to be sure of. */
const maxSteps = 20_000;

export class TooManySteps extends Error {}

/** Reads the symbols of one product in every way that the grammar allows. */
export class Grammar {
  #steps = 0;

  readonly #symbols: readonly Sign[];
  readonly #order: readonly string[];

  /** @param order the product's sizes in their order */
  constructor(symbols: readonly Sign[], order: readonly string[]) {
    this.#symbols = symbols;
    this.#order = order;
  }

  #at<Is extends Alternative['is']>(at: number, is: Is): Extract<Alternative, { is: Is }> | undefined {
    if (++this.#steps > maxSteps) throw new TooManySteps();
    return this.#symbols[at]?.alternatives.find(
      (each): each is Extract<Alternative, { is: Is }> => each.is === is,
    );
  }

  /** The places at which something may begin: here, or behind commas and signs. */
  #past(at: number): number {
    let next = at;
    while (this.#at(next, 'separator') || this.#at(next, 'join')) next++;
    return next;
  }

  #amounts(start: number): Parsed<Amount>[] {
    const found: Parsed<Amount>[] = [];
    let at = start;
    const before = { each: false, eachSize: false };
    while (this.#at(at, 'each') || this.#at(at, 'eachSize')) {
      if (this.#at(at, 'each')) before.each = true;
      else before.eachSize = true;
      at = this.#past(at + 1);
    }
    if (this.#at(at, 'qtyWord') || this.#at(at, 'cross')) {
      const marked = this.#at(at, 'qtyWord') ? this.#past(at + 1) : at + 1;
      for (const each of this.#bareAmounts(marked))
        found.push({ ...each, value: { ...each.value, unit: each.value.unit ?? 'piece', bare: false } });
    } else
      for (const each of this.#bareAmounts(at)) {
        found.push(each);
        // "12 × keyring"
        if (each.value.unit === null && this.#at(each.next, 'cross'))
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
      const each = this.#at(at, 'each');
      if (!each && !this.#at(at, 'eachSize')) return found;
      last = each ? { ...last, each: true } : { ...last, eachSize: true };
      at++;
      // A word such as "each" belongs to the amount before it, or to the one behind it.
      found.push({ value: last, next: at });
    }
  }

  #bareAmounts(at: number): Parsed<Amount>[] {
    const plain = { half: false, each: false, eachSize: false, bare: false };
    const found: Parsed<Amount>[] = [];
    if (this.#at(at, 'half')) {
      const unit = this.#at(at + 1, 'unit');
      if (unit) found.push({ value: { ...plain, count: 0.5, unit: unit.unit, half: true }, next: at + 2 });
      return found;
    }
    const number = this.#at(at, 'number');
    if (number) {
      const amount = { ...plain, count: number.value, each: number.each };
      const unit = this.#at(at + 1, 'unit');
      const again = this.#at(at + 1, 'number');
      if (unit && unit.count !== 2)
        found.push({
          value: { ...amount, unit: unit.unit, bare: unit.count === 1 && !number.written },
          next: at + 2,
        });
      found.push({ value: { ...amount, unit: null, bare: !number.each && !number.written }, next: at + 1 });
      // "Two two": two of each.
      if (again?.written && number.written && again.value === number.value)
        found.push({ value: { ...amount, unit: null, each: true }, next: at + 2 });
    }
    const unit = this.#at(at, 'unit');
    if (unit) {
      const amount = { ...plain, unit: unit.unit };
      const count = this.#at(this.#past(at + 1), 'number');
      const again = this.#at(at + 1, 'unit');
      if (count && unit.count !== 2)
        found.push({
          value: { ...amount, count: count.value, each: count.each },
          next: this.#past(at + 1) + 1,
        });
      if (unit.count !== null) found.push({ value: { ...amount, count: unit.count }, next: at + 1 });
      if (unit.count !== null && again?.unit === unit.unit && again.count === unit.count)
        found.push({ value: { ...amount, count: unit.count, each: true }, next: at + 2 });
    }
    return found;
  }

  #size(at: number): Parsed<{ size: string; strange: boolean }> | undefined {
    const word = this.#at(at, 'sizeWord');
    const begin = word ? this.#past(at + 1) : at;
    const size = this.#at(begin, 'size');
    const number = word && !size ? this.#at(begin, 'number') : undefined;
    if (!size && !number) return undefined;
    const behind = !word && this.#at(begin + 1, 'sizeWord') ? 1 : 0;
    const label = size?.size ?? String(number?.value);
    return { value: { size: label, strange: size ? !size.known : true }, next: begin + 1 + behind };
  }

  /** One size, or several, or all from one to another. */
  #sizes(at: number): Parsed<Sizes>[] {
    const found: Parsed<Sizes>[] = [];
    const first = this.#size(at);
    if (!first) return found;
    const sizes = [first.value.size];
    let { strange } = first.value;
    found.push({ value: { sizes: [...sizes], strange, range: false, dashed: false }, next: first.next });
    let { next } = first;
    while (sizes.length < 40) {
      const joined = this.#at(next, 'join')?.sign === '-';
      const through = this.#at(next, 'range') !== undefined;
      const more = this.#size(this.#past(through ? next + 1 : next));
      if (!more || sizes.includes(more.value.size)) return found;
      sizes.push(more.value.size);
      strange ||= more.value.strange;
      next = more.next;
      const behind = this.#at(next, 'range') !== undefined;
      const range = sizes.length === 2 && (through || behind);
      if (behind) next++;
      found.push({
        value: { sizes: [...sizes], strange, range, dashed: joined && sizes.length === 2 },
        next,
      });
      if (range) return found;
    }
    return found;
  }

  /** The sizes from one to another in the product's order. */
  #between(sizes: readonly string[]): string[] {
    const [from, to] = sizes.map(size => this.#order.indexOf(size));
    return from !== undefined && to !== undefined && from >= 0 && to > from
      ? this.#order.slice(from, to + 1)
      : [];
  }

  #group(sizes: Sizes, amount: Amount): Group {
    const each = amount.each || amount.eachSize;
    const range = sizes.range || (sizes.dashed && each);
    const all = range ? this.#between(sizes.sizes) : sizes.sizes;
    const { count, unit, half, eachSize, bare } = amount;
    return {
      colors: [],
      cells: all.map(size => ({ size, count, unit, half, bare })),
      each: amount.each,
      eachSize,
      split: all.length !== 1 && !each,
      strange: sizes.strange || all.length === 0,
      lonely: each && all.length === 1,
    };
  }

  /** Amounts as many as sizes: 38-40-42 2-2-1. */
  #lists(at: number): Parsed<Group>[] {
    return this.#sizes(at).flatMap(({ value, next }) => {
      if (value.sizes.length < 2 || value.range) return [];
      const cells: Cell[] = [];
      let place = this.#past(next);
      for (const size of value.sizes) {
        const number = this.#at(place, 'number');
        if (!number || number.each) return [];
        cells.push({ size, count: number.value, unit: null, half: false, bare: false });
        place = size === value.sizes.at(-1) ? place + 1 : this.#past(place + 1);
      }
      if (this.#at(place, 'unit')?.unit === 'piece') place++;
      return [
        {
          value: {
            colors: [],
            cells,
            each: false,
            eachSize: false,
            split: false,
            strange: value.strange,
            lonely: false,
          },
          next: place,
        },
      ];
    });
  }

  /** A size and an amount, in this order or the other one. */
  #pairs(at: number, sizeFirst: boolean): Parsed<Group>[] {
    if (sizeFirst)
      return this.#sizes(at).flatMap(({ value, next }) =>
        this.#amounts(this.#past(next)).map(amount => ({
          value: this.#group(value, amount.value),
          next: amount.next,
        })),
      );
    return this.#amounts(at).flatMap(({ value, next }) => {
      const cross = this.#at(next, 'cross') ? next + 1 : this.#past(next);
      return this.#sizes(cross).map(sizes => ({ value: this.#group(sizes.value, value), next: sizes.next }));
    });
  }

  /** All that may be said of one color from here on. */
  spreads(start: number): Parsed<Group>[] {
    const at = this.#past(start);
    const found: Parsed<Group>[] = this.#amounts(at).map(({ value, next }) => ({
      value: {
        colors: [],
        cells: [{ size: null, count: value.count, unit: value.unit, half: value.half, bare: value.bare }],
        each: value.each,
        eachSize: value.eachSize,
        split: false,
        strange: false,
        lonely: false,
      },
      next,
    }));
    found.push(...this.#lists(at));
    for (const sizeFirst of [true, false]) found.push(...this.#chain(at, sizeFirst, 0));
    return found;
  }

  #chain(at: number, sizeFirst: boolean, depth: number): Parsed<Group>[] {
    if (depth > 30) return [];
    return this.#pairs(at, sizeFirst).flatMap(first => {
      const rest = this.#chain(this.#past(first.next), sizeFirst, depth + 1);
      return [
        first,
        ...rest.flatMap(({ value, next }) => {
          const cells = [...first.value.cells, ...value.cells];
          if (new Set(cells.map(({ size }) => size)).size < cells.length) return [];
          const { each, eachSize, split, strange, lonely } = value;
          return [
            {
              value: {
                colors: [],
                cells,
                each: each || first.value.each,
                eachSize: eachSize || first.value.eachSize,
                split: split || first.value.split,
                strange: strange || first.value.strange,
                lonely: lonely || first.value.lonely,
              },
              next,
            },
          ];
        }),
      ];
    });
  }

  #colors(start: number): Parsed<(string | null)[]> | undefined {
    let at = this.#past(start);
    const keys: (string | null)[] = [];
    let next = at;
    for (let color = this.#at(at, 'color'); color; color = this.#at(at, 'color')) {
      keys.push(color.key);
      next = at + 1;
      at = this.#past(next);
    }
    return keys.length ? { value: keys, next } : undefined;
  }

  /** Every way in which the symbols are groups of colors and amounts, from the first to the last one. */
  readings(): Group[][] {
    const all: Group[][] = [];
    const end = (at: number) => this.#past(at) >= this.#symbols.length;
    for (const { value, next } of this.spreads(0)) if (end(next)) all.push([value]);
    for (const colorFirst of [true, false]) all.push(...this.#groups(0, colorFirst, 0));
    return all;
  }

  #groups(at: number, colorFirst: boolean, depth: number): Group[][] {
    if (depth > 40) return [];
    const found: Parsed<Group>[] = [];
    if (colorFirst) {
      const colors = this.#colors(at);
      if (colors)
        for (const { value, next } of this.spreads(colors.next))
          found.push({ value: { ...value, colors: colors.value }, next });
    } else {
      for (const { value, next } of this.spreads(at)) {
        const colors = this.#colors(next);
        if (colors) {
          found.push({ value: { ...value, colors: colors.value }, next: colors.next });
          // "3 black packs"
          const cell = value.cells[0];
          const unit = this.#at(colors.next, 'unit');
          if (unit && cell && value.cells.length === 1 && cell.unit === null && cell.size === null)
            found.push({
              value: { ...value, colors: colors.value, cells: [{ ...cell, unit: unit.unit }] },
              next: colors.next + 1,
            });
        }
      }
    }
    return found.flatMap(({ value, next }) => {
      if (this.#past(next) >= this.#symbols.length) return [[value]];
      // One unit behind all of it: red 2, white 2 (packs).
      const unit = this.#at(this.#past(next), 'unit');
      if (
        unit &&
        unit.count !== 2 &&
        this.#past(this.#past(next) + 1) >= this.#symbols.length &&
        value.cells.every(each => each.unit === null)
      )
        return [[{ ...value, cells: value.cells.map(each => ({ ...each, unit: unit.unit })) }]];
      return this.#groups(next, colorFirst, depth + 1).map(rest => [value, ...rest]);
    });
  }
}
