import type { Product } from '@toptan/contract/catalog/products';
import { useState } from 'react';
import type { Wish } from './picker-choice.ts';
import { keepPickerHabit, usePickerHabits } from './picker-habits.ts';

/** Nothing is preselected where there is a choice: a dozen of the wrong colour is expensive. */
const onlyOne = (values: readonly string[]) => (values.length === 1 ? (values[0] ?? '') : '');

/**
 * What is chosen in the picker of one product: one size after another, or pieces of all sizes at once.
 * @param pressed the colour whose swatch led here
 */
export function usePickerChoice(product: Product, pressed?: string) {
  const habits = usePickerHabits();
  const [size, setSize] = useState(onlyOne(product.sizes));
  const [colour, setColour] = useState(() =>
    pressed && product.colors.includes(pressed) ? pressed : onlyOne(product.colors),
  );
  const [quantity, setQuantity] = useState(habits.quantity);
  const [run, setRun] = useState<Readonly<Record<string, number>>>({});
  const hasRun = product.sizes.length > 1;
  const allSizes = hasRun && habits.allSizes;

  const ofRun = product.sizes.map(each => ({ size: each, colour, quantity: run[each] ?? 0 }));
  const wishes: Wish[] = allSizes ? ofRun.filter(wish => wish.quantity !== 0) : [{ size, colour, quantity }];
  return {
    size,
    setSize,
    colour,
    setColour,
    quantity,
    setQuantity,
    run,
    setPieces: (each: string, pieces: number) => setRun(before => ({ ...before, [each]: pieces })),
    fillRun: (pieces: number) => setRun(Object.fromEntries(product.sizes.map(each => [each, pieces]))),
    hasRun,
    allSizes,
    setAllSizes: (next: boolean) => keepPickerHabit({ allSizes: next }),
    wishes,
    /** Pieces of all wishes; what is no whole number counts as none. */
    pieces: wishes.reduce((sum, wish) => sum + (wish.quantity || 0), 0),
  };
}

export type PickerChoice = ReturnType<typeof usePickerChoice>;
