import type { Color } from '@toptan/contract/catalog/sizing';
import { create } from 'zustand';

type Colours = {
  /** As the server has them; empty until they are known. */
  byKey: ReadonlyMap<string, Color>;
};

export const useColours = create<Colours>(() => ({ byKey: new Map() }));

export const rememberColours = (colours: readonly Color[]) =>
  useColours.setState({ byKey: new Map(colours.map(colour => [colour.key, colour])) });

/** Colours in the order in which choices show them; those that are not known stay behind. */
export function sortedColours(colours: readonly string[]): string[] {
  const known = [...useColours.getState().byKey.keys()].filter(key => colours.includes(key));
  return [...known, ...colours.filter(colour => !known.includes(colour))];
}
