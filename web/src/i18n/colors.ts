import type { Color } from '@toptan/contract/catalog/sizing';
import { create } from 'zustand';

type Colors = {
  /** The server's colors; empty until they are known. */
  byKey: ReadonlyMap<string, Color>;
};

export const useColors = create<Colors>(() => ({ byKey: new Map() }));

export const rememberColors = (colors: readonly Color[]) =>
  useColors.setState({ byKey: new Map(colors.map(color => [color.key, color])) });

/** Colors in the order in which choices show them; those that are not known stay behind. */
export function sortedColors(colors: readonly string[]): string[] {
  const known = [...useColors.getState().byKey.keys()].filter(key => colors.includes(key));
  return [...known, ...colors.filter(color => !known.includes(color))];
}
