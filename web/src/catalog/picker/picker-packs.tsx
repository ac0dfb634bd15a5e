import './picker-form.css';
import './picker-matrix.css';
import './picker-packs.css';
import type { ProductPack } from '@toptan/contract/catalog/packs';
import type { StockView } from '@toptan/contract/portal';
import { Plus } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../i18n/use-words.ts';
import { LeaveQuestion } from '../../lists/discard-question.tsx';
import { useBells } from '../../notices/bells-api.ts';
import { goodsAmount } from '../../session/amounts.ts';
import { isExact, useStockView } from '../../session/use-stock-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { submitByKeys } from '../../ui/overlay/dialog.tsx';
import { RatioStrip } from '../../ui/trade/ratio-strip.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { cellKey } from '../pools.ts';
import { basketPieces, isStockOnly, soldOutCells } from './matrix-cells.ts';
import { PickerFoot } from './matrix-foot.tsx';
import { type PackRow, restOf } from './pack-rows.ts';
import { PacksRow } from './packs-row.tsx';
import { PickerSide } from './picker-gallery.tsx';
import type { Sale } from './picker-habits.ts';
import { PickerHead, type PickerHeadProps } from './picker-head.tsx';
import { useProductRules } from './product-rules.ts';
import { SaleChoice } from './sale-choice.tsx';
import { useFirstCell } from './use-first-cell.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';
import { usePackDraft } from './use-pack-draft.ts';
import { useSavePacks } from './use-save-packs.ts';

/** Whether the shop knows how many pieces are left of a pack. */
const isRestKnown = ({ cells }: PackRow, view: StockView): boolean =>
  cells.every(({ inStock }) => isExact(inStock, view));

/** The content of a pack, and its price. */
function PackHead({ pack, price }: { pack: ProductPack; price: string }) {
  const { t, money } = useWords(['catalog', 'picker']);
  return (
    <header className="packs-head">
      <b>{pack.name ?? t(`picker:packs.of.${pack.unit}`, { count: pack.pieces })}</b>
      {pack.mixed && <span className="quiet">{t('picker:packs.mixed')}</span>}
      {!pack.mixed && <RatioStrip cells={pack.lines.map(({ size, ratio }) => ({ size, pieces: ratio }))} />}
      <span className="quiet">
        {t(`picker:packs.price.${pack.unit}`, { amount: money(goodsAmount(price, pack.pieces)) })}
      </span>
    </header>
  );
}

interface PickerPacksProps extends PickerHeadProps {
  pressed: string | undefined;
  /** The way that is chosen where a product is sold in packs and by the piece; null where there is no choice. */
  sale: Sale | null;
}

/** The packs of a product in each color, beginning with those in the basket. They are changed here and saved together. */
export function PickerPacks({ product, lines, pressed, sale }: PickerPacksProps) {
  const { t } = useTranslation(['catalog', 'picker', 'words']);
  const draft = usePackDraft(product, lines, useProductRules(product.id));
  const { rows, changed, total, pieces, difference, isOdd } = draft;
  const [color, setColor] = useState(pressed ?? '');
  const form = useRef<HTMLFormElement>(null);
  const [isInField, setInField] = useState(false);
  const isPhone = useMedia(PHONE);
  useKeyboardHeight(form, isPhone && isInField);
  useFirstCell(() => {
    const first = form.current?.querySelector<HTMLElement>('.packs-row input');
    first?.focus();
    return true;
  });
  const bells = useBells(product, soldOutCells(product).size > 0) ?? null;
  const view = useStockView();
  const loose = basketPieces(lines);
  const restOfRow = (row: PackRow) => restOf(row, rows, product.sells, loose);
  // The foot names pieces of broken packs where no whole packs are ordered.
  const inBasket = new Map(rows.flatMap(restOfRow).map(cell => [cellKey(cell), cell.inBasket]));
  const taken = total > 0 ? 0 : [...inBasket.values()].reduce((sum, each) => sum + each, 0);
  const isDirty = changed.length > 0;
  const isAdding = difference > 0 && !draft.isMixed;
  const lead = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  const { submit, takeRest } = useSavePacks({ product, draft, isAdding, lead });

  const ordered = rows.filter(row => draft.packsOf(row) > 0);
  const named = ordered.length > 0 ? ordered : rows;
  const unit = named.every(({ pack }) => pack.unit === 'carton') ? 'carton' : 'series';
  const packCount = (count: number) => t(`words:packCount.${unit}`, { count });

  function changeWords(): string {
    if (!isDirty) return total + taken > 0 ? t('picker:matrix.unchanged') : t('addToBasket');
    if (draft.isMixed || isOdd) return t('picker:matrix.save');
    return difference > 0
      ? t('picker:packs.add', { packs: packCount(difference) })
      : t('picker:packs.remove', { packs: packCount(-difference) });
  }

  function footWords(): string {
    if (total > 0)
      return t('picker:packs.total', {
        packs: packCount(total),
        pieces: t('words:pieces', { count: pieces }),
      });
    return taken > 0 ? t('picker:matrix.same', { count: taken }) : t('picker:matrix.nothing');
  }

  return (
    <>
      <PickerSide product={product} color={color} />
      <form
        ref={form}
        className="picker-form"
        onFocus={({ target }: FocusEvent) => setInField(target instanceof HTMLInputElement)}
        onBlur={() => setInField(false)}
        onKeyDown={submitByKeys}
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="picker-body">
          <PickerHead product={product} lines={lines} />
          {sale && <SaleChoice value={sale} isDirty={isDirty} />}
          <div className="packs-list">
            {product.packs.map(pack => (
              <section key={pack.id} className="packs">
                <PackHead pack={pack} price={product.price} />
                <ul>
                  {rows
                    .filter(row => row.pack === pack)
                    .map(row => (
                      <PacksRow
                        key={row.key}
                        product={product}
                        row={row}
                        saved={draft.savedOf(row)}
                        typed={draft.typed[row.key]}
                        rule={draft.ruleOf(row)}
                        refused={draft.refused[row.key]}
                        onEnter={() => row.color && setColor(row.color)}
                        onType={next => draft.type(row.key, next)}
                        rest={restOfRow(row)}
                        bells={bells}
                        onRest={isRestKnown(row, view) ? rest => void takeRest(rest) : undefined}
                      />
                    ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
        <PickerFoot
          words={footWords()}
          price={product.price}
          pieces={pieces + taken}
          fromStock={draft.fromStock + taken}
          isStockOnly={isStockOnly(product)}
        >
          <Button
            type="submit"
            variant={isDirty || total + taken === 0 ? 'primary' : 'quiet'}
            size="lg"
            wide
            aria-disabled={isOdd || !isDirty || undefined}
          >
            {isAdding && <Plus aria-hidden="true" />}
            {changeWords()}
          </Button>
        </PickerFoot>
      </form>
      <LeaveQuestion isDirty={isDirty} openBy="product" />
    </>
  );
}
