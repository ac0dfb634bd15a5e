import './line-row.css';
import { groupBy } from '@toptan/contract/group-by';
import type { ReadProduct, ReadRow } from '@toptan/contract/reading';
import { useColorSizeNames } from '../i18n/use-color-size-names.ts';
import { useWords } from '../i18n/use-words.ts';
import { Swatch } from '../ui/trade/swatch.tsx';
import { goodsKey } from './shown-lines.ts';

/** Goods of a product, color by color: sizes as cells, packs with the pieces of one. */
export function GoodsCells({ goods, card }: { goods: readonly ReadRow[]; card: ReadProduct | undefined }) {
  const { t, number } = useWords(['reading', 'words']);
  const { colorName, sizeName } = useColorSizeNames();
  const packOf = (packId: string | null) => card?.packs.find(({ id }) => id === packId);
  return (
    <>
      {[...groupBy(goods, ({ color }) => color)].map(([color, ofColor]) => {
        const loose = ofColor.filter(({ packId }) => packId === null);
        const isMixed = ofColor.some(({ packId }) => packOf(packId)?.mixed);
        return (
          <span key={color ?? ''} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {(color || isMixed) && (
              <span className="inline-flex items-center gap-1.5">
                {color && <Swatch color={color} />}
                {color ? colorName(color) : t('mixed')}
              </span>
            )}
            {loose.length > 0 && (
              <span className="inline-flex flex-wrap pb-px">
                {loose.map(each => (
                  <span
                    key={goodsKey(each)}
                    className="grid content-center justify-items-center min-w-8.5 min-h-9.5 px-0.5 -mb-px -me-px border border-line-2 bg-accent-tint leading-[1.15] max-md:min-w-9.5 max-md:min-h-10.5"
                  >
                    <small className="text-12">
                      <bdi>{sizeName(each.size)}</bdi>
                    </small>
                    <b className="text-14 text-accent-text">{number(each.quantity)}</b>
                  </span>
                ))}
              </span>
            )}
            {ofColor.map(each => {
              const pack = packOf(each.packId);
              return (
                pack && (
                  <span key={goodsKey(each)}>
                    <b>{t(`words:packCount.${pack.unit}`, { count: each.quantity })}</b>{' '}
                    <span className="text-13 text-ink-3">× {number(pack.pieces)}</span>
                  </span>
                )
              );
            })}
          </span>
        );
      })}
    </>
  );
}
