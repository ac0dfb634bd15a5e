import '../../ui/layout/card.css';
import './prepared-goods.css';
import type { BasketItem } from '@toptan/contract/basket';
import { groupBy } from '@toptan/contract/group-by';
import { piecesOf } from '@toptan/contract/pieces';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { useColorName } from '../../i18n/use-color-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { linesAmount } from '../../session/amounts.ts';
import { useProductWords } from '../../session/product-words.ts';
import { Picture } from '../../ui/trade/picture.tsx';
import { RatioStrip } from '../../ui/trade/ratio-strip.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import { groupLines, type ProductLines } from '../group-lines.ts';
import { packsIn } from '../packs-api.ts';

interface PreparedGoodsProps {
  lines: readonly BasketItem[];
  /** The products that have just changed. */
  fresh?: readonly string[];
}

/** The goods of a prepared order, by product, to be read. */
export function PreparedGoods({ lines, fresh = [] }: PreparedGoodsProps) {
  return (
    <ul className="card prepared-goods">
      {groupLines(lines).map(group => (
        <Product key={group.product.id} {...group} isFresh={fresh.includes(group.product.id)} />
      ))}
    </ul>
  );
}

function Product({ product, lines, isFresh }: ProductLines & { isFresh: boolean }) {
  const { t } = useTranslation(['prepared', 'words']);
  const { name } = useProductWords()(product);
  const loose = lines.filter(({ basketPackId }) => basketPackId === null);
  const isGone = lines.some(line => !line.product.isAvailable);
  return (
    <li data-fresh={isFresh || undefined}>
      <Picture imageUrl={product.imageUrl} category={product.category} ratio="4/5" sizes="56px" />
      <div className="min-w-0">
        <h2 className="text-15 font-semibold">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-13 text-ink-3">
          {t('words:pieces', { count: piecesOf(lines) })} × <Money lira={product.price} />
        </p>
        {isGone && <p className="text-13 text-signal">{t('gone')}</p>}
      </div>
      <strong className="font-semibold">
        <Money lira={linesAmount(lines)} />
      </strong>
      <ul className="prepared-runs">
        {[...groupBy(loose, line => line.selectedColor)].map(([color, ofColor]) => (
          <Run key={color} color={color} lines={ofColor} />
        ))}
        {packsIn(lines).map(({ first, pack, packs, color, lines: ofPack }) => (
          <Run key={first.id} color={color} lines={ofPack} packs={packs} unit={pack.unit} />
        ))}
      </ul>
    </li>
  );
}

interface RunProps {
  color: string | null;
  lines: readonly BasketItem[];
  /** The number of packs; left out for single pieces. */
  packs?: number;
  unit?: 'series' | 'carton';
}

/** The sizes of one color with their pieces, or packs with the content of one of them. */
function Run({ color, lines, packs, unit }: RunProps) {
  const { t, number } = useWords('words');
  const colorName = useColorName();
  const cells = lines.map(({ selectedSize, selectedColor, quantity }) => ({
    size: selectedSize,
    color: selectedColor,
    pieces: quantity / (packs ?? 1),
  }));
  const isSized = lines.some(({ selectedSize }) => selectedSize);
  return (
    <li>
      {color && <Swatch color={color} />}
      {color && <span>{colorName(color)}</span>}
      {packs !== undefined && unit && (
        <b className="font-medium">{t(`packCount.${unit}`, { count: packs })}</b>
      )}
      {isSized || packs !== undefined ? <RatioStrip cells={cells} /> : <b>{number(piecesOf(lines))}</b>}
    </li>
  );
}
