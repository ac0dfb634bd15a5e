import { useColorName } from './use-color-name.ts';
import { useSizeName } from './use-size-name.ts';

/** The words for the colors and the sizes of goods. */
export function useColorSizeNames() {
  return { colorName: useColorName(), sizeName: useSizeName() };
}
