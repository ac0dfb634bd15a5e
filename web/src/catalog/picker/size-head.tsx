import type { Product } from '@toptan/contract/catalog/products';
import { useSizeName } from '../../i18n/use-size-name.ts';
import { useSizeSets } from '../colors-api.ts';

const systems = ['eu', 'us', 'uk'] as const;

/** The equivalents of a size: 'US 28', in the systems that the size set of the product fills for any of its sizes. */
export function useEquivalents({ sizeSetId, sizes }: Pick<Product, 'sizeSetId' | 'sizes'>) {
  const { data: sets } = useSizeSets({ enabled: sizeSetId !== null });
  const rows = sets?.find(({ id }) => id === sizeSetId)?.sizes.filter(({ label }) => sizes.includes(label));
  const filled = systems.filter(system => rows?.some(row => row[system] !== null));
  return (size: string): string[] => {
    const row = rows?.find(({ label }) => label === size);
    return filled.map(system => (row?.[system] ? `${system.toUpperCase()} ${row[system]}` : ''));
  };
}

/** A size at the head of its cells, with its equivalents. */
export function SizeHead({ size, equivalents }: { size: string; equivalents: readonly string[] }) {
  const sizeName = useSizeName();
  return (
    <span className="matrix-size">
      <bdi>{sizeName(size)}</bdi>
      {equivalents.map((words, at) => (
        // Each system has its line, so that those of a row stand beside each other.
        <bdi key={systems[at]} className="matrix-equivalent">
          {words || '\u00a0'}
        </bdi>
      ))}
    </span>
  );
}
