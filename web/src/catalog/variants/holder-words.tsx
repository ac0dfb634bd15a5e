import type { FieldError } from '@toptan/contract/errors';
import { useColorSizeNames } from '../../i18n/use-color-size-names.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../ui/button/button.tsx';

/** The holder of a typed SKU or barcode. */
export type CodeHolder = NonNullable<FieldError['holder']> & {
  /** True: the holder would give it up. A row of the same form does not. */
  mayMove: boolean;
};

/** The holder in words, a size and color of a product or a pack of it, and a button that takes the code from there. */
export function HolderWords({ holder, onMove }: { holder: CodeHolder; onMove: () => void }) {
  const { t, list } = useWords(['variants', 'products']);
  const { colorName, sizeName } = useColorSizeNames();
  const { productName: product, size, color, pack, isActive } = holder;
  const variant = list([
    pack && t(`products:packs.of.${pack.unit}`, { count: pack.pieces }),
    color && colorName(color),
    size && sizeName(size),
    isActive ? null : t('inactive'),
  ]);
  return (
    <>
      {variant ? t('takenByVariant', { product, variant }) : t('takenBy', { product })}{' '}
      {holder.mayMove && (
        <Button variant="link" onClick={onMove}>
          {t('moveHere')}
        </Button>
      )}
    </>
  );
}
