import './picker-form.css';
import './picker-matrix.css';
import './picker-packs.css';
import { useNavigate } from '@tanstack/react-router';
import { lineTotal } from '@toptan/contract/money';
import type { StockView } from '@toptan/contract/portal';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../api/form.ts';
import { BatchRefused, reasonOf } from '../../basket/batch-api.ts';
import { useSetCells } from '../../basket/lines-api.ts';
import { packsIn, useSetPacks } from '../../basket/packs-api.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LeaveQuestion } from '../../lists/discard-question.tsx';
import { useCustomer } from '../../session/session-store.ts';
import { isExact, useStockView } from '../../session/use-stock-view.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Button } from '../../ui/form/button.tsx';
import { RatioStrip } from '../../ui/trade/ratio-strip.tsx';
import { cellKey, coveredPieces } from './matrix-cells.ts';
import { PickerFoot } from './matrix-foot.tsx';
import { type PackRow, packRows, packsByRow, restOf } from './pack-rows.ts';
import { PacksRow, type Typed } from './packs-row.tsx';
import { PickerGallery } from './picker-gallery.tsx';
import type { Sale } from './picker-habits.ts';
import { Description, PickerHead, type PickerHeadProps } from './picker-head.tsx';
import { SaleChoice } from './sale-choice.tsx';

/** Whether the shop knows how much is left of a pack. */
const isRestKnown = ({ cells }: PackRow, view: StockView): boolean =>
  cells.every(({ inStock }) => isExact(inStock, view));

export interface PickerPacksProps extends PickerHeadProps {
  pressed: string | undefined;
  /** The way that is chosen where a product is sold in packs and by the piece; null where there is no choice. */
  sale: Sale | null;
}

/** The packs of a product in each colour, with what the basket holds of them: changed here and saved together. */
export function PickerPacks({ product, lines, pressed, sale }: PickerPacksProps) {
  const { t } = useTranslation(['catalog', 'words']);
  const { money } = useFormat();
  const errorText = useErrorText();
  const customer = useCustomer();
  const navigate = useNavigate();
  const save = useSetPacks();
  const take = useSetCells();
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const [colour, setColour] = useState(pressed ?? '');
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const view = useStockView();
  const rows = packRows(product, view);
  const held = packsByRow(packsIn(lines));
  const savedOf = (row: PackRow) => held.get(row.key)?.packs ?? 0;
  const packsOf = (row: PackRow) => {
    const over = typed[row.key];
    if (!over) return savedOf(row);
    return 'packs' in over ? over.packs : Number.NaN;
  };

  const changed = rows.filter(row => typed[row.key] && packsOf(row) !== savedOf(row));
  const isDirty = changed.length > 0;
  const isOdd = changed.some(row => Number.isNaN(packsOf(row)));
  const counted = rows.map(row => ({ row, packs: packsOf(row) || 0 }));
  const total = counted.reduce((sum, { packs }) => sum + packs, 0);
  const pieces = counted.reduce((sum, { row, packs }) => sum + packs * row.pack.pieces, 0);
  const difference = changed.reduce((sum, row) => sum + (packsOf(row) || 0) - savedOf(row), 0);
  const isMixedDifference =
    changed.some(row => packsOf(row) > savedOf(row)) && changed.some(row => packsOf(row) < savedOf(row));
  const byCell: Record<string, number> = {};
  for (const { row, packs } of counted)
    for (const cell of row.cells) byCell[cellKey(cell)] = (byCell[cellKey(cell)] ?? 0) + cell.ratio * packs;
  const fromStock = [...coveredPieces(product, byCell, lines, 'packs').values()].reduce(
    (sum, each) => sum + each,
    0,
  );

  const ordered = rows.filter(row => packsOf(row) > 0);
  const named = ordered.length > 0 ? ordered : rows;
  const unit = named.every(({ pack }) => pack.unit === 'carton') ? 'carton' : 'series';
  const packCount = (count: number) => t(`words:packCount.${unit}`, { count });

  function changeWords(): string {
    if (changed.length === 0) return total > 0 ? t('matrix.unchanged') : t('addToBasket');
    if (isMixedDifference || isOdd) return t('matrix.save');
    return difference > 0
      ? t('packs.add', { packs: packCount(difference) })
      : t('packs.remove', { packs: packCount(-difference) });
  }

  const onType = (key: string, next: Typed) => {
    setTyped(before => ({ ...before, [key]: next }));
    setRefused(({ [key]: _, ...others }) => others);
  };

  async function submit() {
    if (total === 0 && changed.length === 0) {
      toast({
        variant: 'destructive',
        title: t('quantityRequired.title'),
        description: t('quantityRequired.text'),
      });
      return;
    }
    if (isOdd) return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (changed.length === 0) return;
    if (!customer) {
      toast({ variant: 'destructive', title: t('addFailed'), description: t('noCustomer') });
      return;
    }
    const changes = changed.map(row => ({
      pack: row.pack,
      colour: row.colour,
      packs: packsOf(row),
      cells: row.cells.map(cell => ({ ...cell, size: cell.size || null, colour: cell.colour || null })),
    }));
    try {
      const { waits } = await save.mutateAsync({ customerId: customer.id, product, changes });
      // What was typed meanwhile stays.
      setTyped(now => Object.fromEntries(Object.entries(now).filter(([key, next]) => next !== typed[key])));
      const done = difference > 0 && !isMixedDifference ? t('added') : t('matrix.saved');
      toast({
        variant: 'success',
        description: waits ? t('addedWaiting') : done,
        action: { label: t('view'), onSelect: () => void navigate({ to: '/basket' }) },
      });
    } catch (error) {
      if (error instanceof BatchRefused)
        setRefused(
          Object.fromEntries(
            [...error.refusals].map(([ref, each]) => [changed[Number(ref)]?.key ?? '', errorText(each)]),
          ),
        );
      const title = difference > 0 && !isMixedDifference ? t('addFailed') : t('matrix.failed');
      toast({ variant: 'destructive', title, description: errorText(reasonOf(error)) });
    }
  }

  /** What stock still has of a broken pack, into the basket as single pieces. */
  async function takeRest(row: PackRow) {
    if (!customer) return;
    const cells = restOf(row, rows, product.sells).map(({ size, colour, pieces }) => ({
      selectedSize: size || null,
      selectedColor: colour || null,
      quantity: pieces,
    }));
    try {
      const { waits } = await take.mutateAsync({ customerId: customer.id, product, cells });
      toast({ variant: 'success', description: t(waits ? 'addedWaiting' : 'added') });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('addFailed'),
        description: errorText(reasonOf(error)),
      });
    }
  }

  return (
    <>
      <div className="picker-side">
        <PickerGallery product={product} colour={colour} />
        {product.description && (
          <div className="picker-side-words">
            <Description text={product.description} />
          </div>
        )}
      </div>
      <form
        ref={form}
        className="picker-form"
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="picker-body">
          <PickerHead product={product} lines={lines} />
          {sale && <SaleChoice value={sale} isDirty={isDirty} />}
          {product.packs.map(pack => {
            const ofPack = rows.filter(row => row.pack === pack);
            return (
              <section key={pack.id} className="packs">
                <header className="packs-head">
                  <b>{pack.name ?? t(`packs.of.${pack.unit}`, { count: pack.pieces })}</b>
                  {pack.mixed && <span className="quiet">{t('packs.mixed')}</span>}
                  {!pack.mixed && (
                    <RatioStrip cells={pack.lines.map(({ size, ratio }) => ({ size, pieces: ratio }))} />
                  )}
                  <span className="quiet">
                    {t(`packs.price.${pack.unit}`, { amount: money(lineTotal(product.price, pack.pieces)) })}
                  </span>
                </header>
                <ul>
                  {ofPack.map(row => (
                    <PacksRow
                      key={row.key}
                      product={product}
                      row={row}
                      saved={savedOf(row)}
                      typed={typed[row.key]}
                      refused={refused[row.key]}
                      onEnter={() => row.colour && setColour(row.colour)}
                      onType={next => onType(row.key, next)}
                      rest={restOf(row, rows, product.sells).reduce((sum, { pieces }) => sum + pieces, 0)}
                      onTakeRest={isRestKnown(row, view) ? () => void takeRest(row) : undefined}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
        <PickerFoot
          words={t('packs.total', {
            packs: packCount(total),
            pieces: t('words:pieces', { count: pieces }),
          })}
          price={product.price}
          pieces={pieces}
          fromStock={fromStock}
        >
          <Button
            type="submit"
            variant={changed.length > 0 || total === 0 ? 'primary' : 'quiet'}
            size="lg"
            wide
            aria-disabled={isOdd || changed.length === 0 || undefined}
          >
            {difference > 0 && !isMixedDifference && <Plus aria-hidden="true" />}
            {changeWords()}
          </Button>
        </PickerFoot>
      </form>
      <LeaveQuestion isDirty={isDirty} openBy="product" />
    </>
  );
}
