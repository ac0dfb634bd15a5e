import type { Unit } from '../tokens/lexicon.ts';
import { type Amount, Amounts, type Parsed, type Sizes } from './amounts.ts';

/** Pieces of a size, or an amount without one. */
type Cell = { size: string | null; count: number; unit: Unit | null; half: boolean; bare: boolean };

/** What is said of some colors; none is named where `colors` is empty. */
export type Group = {
  /** Null: a color that the wholesaler has not. */
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

/** Reads the symbols of one product in every way that the grammar allows. */
export class Grammar extends Amounts {
  #isListed: boolean | undefined;

  /** The sizes from one to another in the product's order. */
  #between(sizes: readonly string[]): string[] {
    const [from, to] = sizes.map(size => this.order.indexOf(size));
    return from !== undefined && to !== undefined && from >= 0 && to > from
      ? this.order.slice(from, to + 1)
      : [];
  }

  /** Whether dashes part the sizes of a list: in "30-32-34 3 each, 32-34 2 each" they do so behind the comma as well. */
  #hasDashedList(): boolean {
    const isDash = (at: number) => this.at(at, 'join')?.sign === '-';
    const isSize = (at: number) => this.at(at, 'size') !== undefined;
    this.#isListed ??= this.symbols.some(
      (_, at) => [0, 2, 4].every(by => isSize(at + by)) && isDash(at + 1) && isDash(at + 3),
    );
    return this.#isListed;
  }

  #group(sizes: Sizes, amount: Amount): Group {
    const each = amount.each || amount.eachSize;
    const range = sizes.range || (sizes.dashed && each && !this.#hasDashedList());
    const all = range ? this.#between(sizes.sizes) : sizes.sizes;
    const { count, unit, half, eachSize, bare } = amount;
    return {
      colors: [],
      cells: all.map(size => ({ size, count, unit, half, bare })),
      each: amount.each,
      eachSize,
      split: sizes.mixed || (all.length !== 1 && !each),
      strange: sizes.strange || all.length === 0,
      lonely: each && all.length === 1,
    };
  }

  /** Amounts as many as sizes, which rise: 38-40-42 2-2-1. */
  #lists(at: number): Parsed<Group>[] {
    return this.sizes(at).flatMap(({ value, next }) => {
      const places = value.sizes.map(size => this.order.indexOf(size));
      const isOrdered = places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
      if (value.sizes.length < 2 || value.range || !isOrdered) return [];
      const cells: Cell[] = [];
      let place = this.past(next);
      for (const size of value.sizes) {
        const number = this.at(place, 'number');
        if (!number || number.each) return [];
        cells.push({ size, count: number.value, unit: null, half: false, bare: false });
        place = size === value.sizes.at(-1) ? place + 1 : this.past(place + 1);
      }
      if (this.at(place, 'unit')?.unit === 'piece') place++;
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
      return this.sizes(at).flatMap(({ value, next }) =>
        this.amounts(this.past(next)).map(amount => ({
          value: this.#group(value, amount.value),
          next: amount.next,
        })),
      );
    return this.amounts(at).flatMap(({ value, next }) => {
      const cross = this.at(next, 'cross') ? next + 1 : this.past(next);
      if (this.isPaired(next)) return [];
      return this.sizes(cross).map(sizes => ({ value: this.#group(sizes.value, value), next: sizes.next }));
    });
  }

  /** All that may be said of one color from here on. */
  spreads(start: number): Parsed<Group>[] {
    const at = this.past(start);
    const found: Parsed<Group>[] = this.amounts(at).map(({ value, next }) => ({
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
      const rest = this.#chain(this.past(first.next), sizeFirst, depth + 1);
      return [
        first,
        ...rest.flatMap(({ value, next }) => {
          const cells = [...first.value.cells, ...value.cells];
          if (new Set(cells.map(({ size }) => size)).size < cells.length) return [];
          const { each, eachSize, split, strange } = value;
          return [
            {
              value: {
                colors: [],
                cells,
                each: each || first.value.each,
                eachSize: eachSize || first.value.eachSize,
                split: split || first.value.split,
                strange: strange || first.value.strange,
                lonely: false,
              },
              next,
            },
          ];
        }),
      ];
    });
  }

  #colors(start: number): Parsed<(string | null)[]> | undefined {
    let at = this.past(start);
    const keys: (string | null)[] = [];
    let next = at;
    for (let color = this.at(at, 'color'); color; color = this.at(at, 'color')) {
      keys.push(color.key);
      next = at + 1;
      at = this.past(next);
    }
    return keys.length ? { value: keys, next } : undefined;
  }

  /** Colors between a size and its amount: 2 white L, L white 2. Beside packs it may be another size's. */
  #around(at: number): Parsed<Group>[] {
    if (this.symbols.some((_, place) => (this.at(place, 'unit')?.unit ?? 'piece') !== 'piece')) return [];
    const one = ({ value: { sizes, strange } }: Parsed<Sizes>) => sizes.length === 1 && !strange;
    const sizeFirst = this.sizes(at)
      .filter(one)
      .flatMap(size => {
        const colors = this.#colors(size.next);
        const amounts = colors ? this.amounts(this.past(colors.next)) : [];
        return amounts.map(amount => ({ size, amount, colors, next: amount.next }));
      });
    const amountFirst = this.amounts(at).flatMap(amount => {
      const colors = this.#colors(amount.next);
      const sizes = colors ? this.sizes(this.past(colors.next)).filter(one) : [];
      return sizes.map(size => ({ size, amount, colors, next: size.next }));
    });
    return [...sizeFirst, ...amountFirst].map(({ size, amount, colors, next }) => ({
      value: { ...this.#group(size.value, amount.value), colors: colors?.value ?? [] },
      next,
    }));
  }

  /** Every way in which the symbols are groups of colors and amounts, from the first to the last one. */
  readings(): Group[][] {
    const all: Group[][] = [];
    const end = (at: number) => this.past(at) >= this.symbols.length;
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
      found.push(...this.#around(this.past(at)));
      for (const { value, next } of this.spreads(at)) {
        const colors = this.#colors(next);
        if (colors) {
          found.push({ value: { ...value, colors: colors.value }, next: colors.next });
          // "3 black packs"
          const cell = value.cells[0];
          const unit = this.at(colors.next, 'unit');
          if (unit && cell && value.cells.length === 1 && cell.unit === null && cell.size === null)
            found.push({
              value: { ...value, colors: colors.value, cells: [{ ...cell, unit: unit.unit }] },
              next: colors.next + 1,
            });
        }
      }
    }
    return found.flatMap(({ value, next }) => {
      if (this.past(next) >= this.symbols.length) return [[value]];
      // One unit behind all of it: red 2, white 2 (packs).
      const unit = this.at(this.past(next), 'unit');
      if (
        unit &&
        unit.count !== 2 &&
        this.past(this.past(next) + 1) >= this.symbols.length &&
        value.cells.every(each => each.unit === null)
      )
        return [[{ ...value, cells: value.cells.map(each => ({ ...each, unit: unit.unit })) }]];
      return this.#groups(next, colorFirst, depth + 1).map(rest => [value, ...rest]);
    });
  }
}
