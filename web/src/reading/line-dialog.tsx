import { packsMax } from '@toptan/contract/catalog/packs';
import type { Product } from '@toptan/contract/catalog/products';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProduct } from '../catalog/api.ts';
import { PackStock } from '../catalog/picker/pack-stock.tsx';
import { type KeptCell, ProductMatrix } from '../catalog/picker/product-matrix.tsx';
import { Money } from '../i18n/money.tsx';
import { useColorName } from '../i18n/use-color-name.ts';
import { useWords } from '../i18n/use-words.ts';
import { LoadError } from '../lists/load-error.tsx';
import { goodsAmount } from '../session/amounts.ts';
import { useProductWords } from '../session/product-words.ts';
import { Button } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Stepper } from '../ui/form/stepper.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { RatioStrip } from '../ui/trade/ratio-strip.tsx';
import { Swatch } from '../ui/trade/swatch.tsx';
import type { Goods } from './list-store.ts';

const keyOf = ({ packId, size, color }: Goods) => JSON.stringify([packId, packId ? null : size, color]);

/** Goods with other ones in the place of the same size and color, or pack and color. */
function withGoods(goods: readonly Goods[], changed: readonly Goods[]): Goods[] {
  const byKey = new Map([...goods, ...changed].map(each => [keyOf(each), each]));
  return [...byKey.values()];
}

interface PacksProps {
  product: Product;
  goods: readonly Goods[];
  onChange: (changed: Goods[]) => void;
}

/** The packs of a product, in each color that they come in. */
function Packs({ product, goods, onChange }: PacksProps) {
  const { t, list } = useWords(['reading', 'words']);
  const colorName = useColorName();
  const rows = product.packs.flatMap(pack => {
    const colors = pack.mixed || product.colors.length === 0 ? [null] : product.colors;
    return colors.map(color => ({ pack, color }));
  });
  return (
    <ul>
      {rows.map(({ pack, color }) => {
        const row = { productId: product.id, packId: pack.id, size: null, color, quantity: 0 };
        const held = goods.find(each => keyOf(each) === keyOf(row))?.quantity ?? 0;
        const name = list([pack.name ?? t(`words:packUnit.${pack.unit}`), color && colorName(color)]);
        return (
          <li
            key={keyOf(row)}
            className="flex items-center justify-between gap-3 min-h-14 py-2 not-first:border-t border-line"
          >
            <span className="flex items-center gap-3 min-w-0">
              {color && (
                <span className="flex-none w-9">
                  <Picture
                    imageUrl={
                      product.pictures.find(each => each.color === color)?.imageUrl ?? product.imageUrl
                    }
                    category={product.category}
                    ratio="4/5"
                    sizes="36px"
                  />
                </span>
              )}
              <span className="grid justify-items-start gap-1">
                <span>
                  {color && <Swatch color={color} />} {name}{' '}
                  <small className="ms-2">{t('words:pieces', { count: pack.pieces })}</small>
                </span>
                <RatioStrip
                  cells={pack.lines.map(({ size, color: ofLine, ratio }) => ({
                    size,
                    color: ofLine,
                    pieces: ratio,
                  }))}
                />
                <small>
                  <PackStock product={product} packId={pack.id} color={color} />
                </small>
              </span>
            </span>
            <Stepper
              size="sm"
              min={0}
              max={packsMax}
              value={held}
              label={name}
              onChange={quantity => onChange([{ ...row, quantity }])}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The pieces of goods of one product. */
const piecesIn = ({ packs }: Product, goods: readonly Goods[]): number =>
  goods.reduce((sum, { packId, quantity }) => {
    const each = packId ? (packs.find(({ id }) => id === packId)?.pieces ?? 0) : 1;
    return sum + (quantity || 0) * each;
  }, 0);

interface LineDialogProps {
  productId: string;
  goods: readonly Goods[];
  onSave: (goods: Goods[]) => void;
  onClose: () => void;
}

/** The sizes, colors and packs of the product of a line, to be typed into. */
export function LineDialog({ productId, goods: before, onSave, onClose }: LineDialogProps) {
  const { t } = useTranslation(['reading', 'words']);
  const wordsOf = useProductWords();
  const { product, error, retry, isFetching } = useProduct(productId);
  const [goods, setGoods] = useState<readonly Goods[]>(before);
  const change = (changed: Goods[]) => setGoods(held => withGoods(held, changed));
  const kept = goods.filter(({ quantity }) => quantity > 0);
  const cells: KeptCell[] = goods
    .filter(({ packId }) => packId === null)
    .map(({ size, color, quantity }) => ({ size, color, held: quantity, typed: null, problems: [] }));
  const save = () => kept.length > 0 && onSave(kept);
  const pieces = product ? piecesIn(product, kept) : 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      padded
      title={product ? wordsOf(product).name : t('words:loading')}
      code={product?.sku}
      footNote={
        product && (
          <>
            {t('words:pieces', { count: pieces })} · <Money lira={goodsAmount(product.price, pieces)} />
          </>
        )
      }
      footer={
        <Button variant="primary" disabled={kept.length === 0} onClick={save}>
          {t('takeLine')}
        </Button>
      }
    >
      {error && <LoadError title={t('search.failed')} query={{ error, isFetching, refetch: retry }} />}
      {!product && !error && <Skeleton shape="box" height="16rem" />}
      {product && product.sells !== 'packs' && (
        <ProductMatrix
          product={{ ...product, name: wordsOf(product).name }}
          cells={cells}
          onChange={typed =>
            change(
              typed.map(({ size, color, pieces: quantity }) => ({
                productId,
                packId: null,
                size,
                color,
                quantity: quantity ?? 0,
              })),
            )
          }
          onCommit={save}
        />
      )}
      {product && product.sells !== 'loose' && product.packs.length > 0 && (
        <Packs product={product} goods={goods} onChange={change} />
      )}
    </Dialog>
  );
}
