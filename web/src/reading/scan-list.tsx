import './scan.css';
import { lineQuantityMax } from '@toptan/contract/basket';
import { CircleHelp, Grid3x3, ScanBarcode, Search, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Money } from '../i18n/money.tsx';
import { useColorSizeNames } from '../i18n/use-color-size-names.ts';
import { useWords } from '../i18n/use-words.ts';
import { linesAmount } from '../session/amounts.ts';
import { useProductWords } from '../session/product-words.ts';
import { BareIconButton } from '../ui/button/bare-icon-button.tsx';
import { Button } from '../ui/button/button.tsx';
import { Announcement } from '../ui/feedback/announcement.tsx';
import { Stepper } from '../ui/form/stepper.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { Swatch } from '../ui/trade/swatch.tsx';
import { GoodsCells } from './goods-cells.tsx';
import type { Scan } from './list-store.ts';
import { pictureOf } from './shown-lines.ts';
import type { ReadyScan } from './shown-scans.ts';

/** The last scan, large enough to be seen from the goods, and its count. */
export function ScanCard({ scan, onTakeBack }: { scan: ReadyScan; onTakeBack: () => void }) {
  const { t, number, list } = useWords(['reading', 'words']);
  const wordsOf = useProductWords();
  const { colorName, sizeName } = useColorSizeNames();
  const { product, goods, code } = scan;
  const [first] = goods;
  const pack = product.packs.find(({ id }) => id === first?.packId);
  const count = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  const { name } = wordsOf(product);
  const kind = list([
    first?.color && colorName(first.color),
    pack ? (pack.name ?? t(`words:packUnit.${pack.unit}`)) : first?.size && sizeName(first.size),
  ]);
  return (
    <div className="scan-card">
      <span>
        <Picture imageUrl={pictureOf(product, goods)} category={product.category} ratio="4/5" sizes="96px" />
      </span>
      <div className="grid gap-0.5 justify-items-start min-w-0">
        <b className="text-20">
          <bdi>{name}</bdi>
        </b>
        <span className="inline-flex items-center gap-2 text-16">
          {first?.color && <Swatch color={first.color} />}
          {kind}
        </span>
        <small className="text-ink-2">
          <bdi className="code">{product.sku}</bdi> · <bdi className="code">{code}</bdi>
        </small>
      </div>
      <div className="grid justify-items-end max-md:contents">
        <b className="text-[2.75rem] leading-[3rem] text-accent-text">{number(count)}</b>
        <span className="text-13 text-ink-2 max-md:hidden">{t('scan.here')}</span>
        <Button className="mt-2 max-md:col-span-full max-md:mt-0" onClick={onTakeBack}>
          <Undo2 className="flip" aria-hidden="true" />
          {t('scan.takeBack')}
        </Button>
      </div>
      <Announcement>{list([name, kind, `${number(count)} ${t('scan.here')}`])}</Announcement>
    </div>
  );
}

interface ScanRowProps {
  scan: ReadyScan;
  isLast: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** A scanned code with its goods, which can be counted by hand too. */
export function ScanRow({ scan, isLast, onQuantity, onRemove }: ScanRowProps) {
  const { t } = useTranslation('reading');
  const wordsOf = useProductWords();
  const { product, goods, code } = scan;
  const { name } = wordsOf(product);
  const [first] = goods;
  return (
    <div className="got" data-scan data-new={isLast || undefined}>
      <span className="got-picture">
        <Picture imageUrl={pictureOf(product, goods)} category={product.category} ratio="4/5" sizes="44px" />
      </span>
      <span className="got-name">
        <b>
          <bdi>{name}</bdi> <bdi className="code">{product.sku}</bdi>
        </b>
        <bdi className="code quiet">{code}</bdi>
      </span>
      <span className="got-what">
        <GoodsCells goods={goods} card={product} />
      </span>
      <span className="got-pieces">
        {first && goods.length === 1 && (
          <Stepper
            size="sm"
            max={lineQuantityMax}
            value={first.quantity}
            label={t('scan.quantityOf', { product: name })}
            onChange={onQuantity}
          />
        )}
      </span>
      <span className="got-sum num">
        <Money lira={linesAmount(goods)} />
      </span>
      <BareIconButton label={t('leaveOutLine', { words: code })} onClick={onRemove}>
        <X aria-hidden="true" />
      </BareIconButton>
    </div>
  );
}

interface ScanQuestionProps {
  scan: Scan;
  onSearch: () => void;
  /** Opens the sizes of the product whose code was scanned. */
  onFigures: (productId: string) => void;
  onRemove: () => void;
}

/** A code that nobody has here, or that says a product without its size; it stops nothing. */
export function ScanQuestion({
  scan: { code, count, found },
  onSearch,
  onFigures,
  onRemove,
}: ScanQuestionProps) {
  const { t, number } = useWords(['reading', 'words']);
  const productId = found?.state === 'ok' ? found.productId : null;
  const why = productId ? t('why.no_size') : t(found?.state === 'closed' ? 'scan.closed' : 'scan.unknown');
  return (
    <fieldset className="ask" aria-label={`${code} ${why}`}>
      <span className="ask-number" aria-hidden="true">
        <ScanBarcode />
      </span>
      <div className="ask-line">
        <bdi className="code">{code}</bdi>
        <span className="ask-why">
          <CircleHelp aria-hidden="true" />
          <span>{why}</span>
        </span>
      </div>
      <span className="ask-quantity">
        {number(count)}
        <small className="block text-12 font-normal">{t('unit.pieces', { count })}</small>
      </span>
      <BareIconButton label={t('leaveOutLine', { words: code })} onClick={onRemove}>
        <X aria-hidden="true" />
      </BareIconButton>
      <div className="ask-ways">
        {productId && (
          <button type="button" className="ask-way" onClick={() => onFigures(productId)}>
            <Grid3x3 aria-hidden="true" />
            {t('figures')}
          </button>
        )}
        <button type="button" className="ask-way" data-plain onClick={onSearch}>
          <Search aria-hidden="true" />
          {t('whichProduct')}
        </button>
        <button type="button" className="ask-way" data-plain onClick={onRemove}>
          {t('leaveOut')}
        </button>
      </div>
    </fieldset>
  );
}
