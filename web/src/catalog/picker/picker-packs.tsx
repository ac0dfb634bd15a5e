import './picker-form.css';
import './picker-matrix.css';
import './picker-packs.css';
import './matrix-foot.css';
import { useNavigate } from '@tanstack/react-router';
import { lineTotal } from '@toptan/contract/money';
import { Plus, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../api/form.ts';
import { BatchRefused, reasonOf } from '../../basket/batch-api.ts';
import { useSetCells } from '../../basket/lines-api.ts';
import { packsIn, useSetPacks } from '../../basket/packs-api.ts';
import { Money } from '../../i18n/money.tsx';
import { useColourName } from '../../i18n/use-colour-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useCustomer } from '../../session/session-store.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Button } from '../../ui/form/button.tsx';
import { FigureInput } from '../../ui/form/figure-input.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { RatioStrip } from '../../ui/trade/ratio-strip.tsx';
import { SplitBar, SplitKey } from '../../ui/trade/split-bar.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import { cellKey, coveredPieces } from './matrix-cells.ts';
import { nearestPacks, type PackRow, packRows, packsByRow } from './pack-rows.ts';
import { PickerGallery } from './picker-gallery.tsx';
import { Description, PickerHead, type PickerHeadProps } from './picker-head.tsx';

/** What was typed over the packs that the basket holds: packs, or pieces that are no whole packs. */
type Typed = { packs: number } | { pieces: number };

interface RowProps {
  row: PackRow;
  price: string;
  /** Packs in the basket. */
  saved: number;
  typed: Typed | undefined;
  /** Why the server refused it. */
  refused: string | undefined;
  onType: (typed: Typed) => void;
  onTakeRest: (() => void) | undefined;
}

/** What is in a pack, times the packs that are ordered; of a broken pack what is left. */
const shownCells = ({ cells, isBroken }: PackRow, packs: number) =>
  cells.map(({ ratio, inStock, ...cell }) => ({
    ...cell,
    pieces: isBroken && !packs ? inStock : ratio * (packs || 1),
  }));

function PacksRow({ row, price, saved, typed, refused, onType, onTakeRest }: RowProps) {
  const { t } = useTranslation(['catalog', 'words']);
  const { number, list } = useFormat();
  const colourName = useColourName();
  const { pack, cells } = row;
  const isOdd = typed !== undefined && 'pieces' in typed;
  const packs = isOdd ? Number.NaN : (typed?.packs ?? saved);
  const pieces = isOdd ? typed.pieces : packs * pack.pieces;
  const colours = [...new Set(cells.map(({ colour }) => colour))].filter(Boolean);
  const name =
    list([row.colour ? colourName(row.colour) : list(colours.map(colourName))]) ||
    t(`packs.unit.${pack.unit}`);
  const isOff = row.isClosed || (row.isBroken && saved === 0);
  const [fewer, more] = nearestPacks(pieces || 0, row);
  const offers = [...new Set([fewer, more])].filter(each => each > 0 && each <= row.most);
  const left = cells.reduce((sum, { inStock }) => sum + inStock, 0);
  const packCount = (count: number) => t(`words:packCount.${pack.unit}`, { count });
  const missing = list(cells.filter(({ isMissing }) => isMissing).map(({ size }) => size));

  function state(): ReactNode {
    if (saved > 0) return t('packs.inBasket', { packs: packCount(saved) });
    if (row.isClosed) return t('matrix.notOffered');
    if (row.isBroken) return left > 0 ? t('packs.broken') : t('outOfStock');
    return row.inStock > 0 ? t('packs.inStock', { packs: packCount(row.inStock) }) : t('packs.made');
  }

  function typePieces(next: number) {
    const isWhole = next % pack.pieces === 0 && next / pack.pieces <= row.most;
    onType(isWhole ? { packs: next / pack.pieces } : { pieces: next });
  }

  return (
    <li className="packs-row" data-held={saved > 0 || undefined}>
      <div className="packs-name">
        <span>
          {row.colour && <Swatch colour={row.colour} />}
          <b>{name}</b>
        </span>
        <span className="text-13 text-ink-3">{state()}</span>
      </div>
      <RatioStrip cells={shownCells(row, packs)} />
      <Stepper
        value={packs}
        onChange={next => onType({ packs: next })}
        min={0}
        max={Math.max(row.most, saved)}
        disabled={isOff}
        label={t('packs.number', { name })}
      />
      <span className="packs-pieces">
        <span aria-hidden="true">=</span>
        <FigureInput
          value={pieces}
          onChange={typePieces}
          min={0}
          max={row.most * pack.pieces}
          disabled={isOff}
          label={t('packs.piecesOf', { name })}
        />
        <span aria-hidden="true">{t('packs.pieces')}</span>
      </span>
      <span className="packs-amount" data-none={packs > 0 ? undefined : true}>
        {packs > 0 ? <Money lira={lineTotal(price, pieces)} /> : '–'}
      </span>
      {isOdd && (
        <p className="packs-note" aria-live="polite">
          <TriangleAlert aria-hidden="true" />
          {Number.isNaN(pieces)
            ? t('quantityNotWhole.text')
            : t('packs.notWhole', { pieces: number(pieces), size: number(pack.pieces) })}
          {!Number.isNaN(pieces) &&
            offers.map(each => (
              <Button key={each} variant="repair" onClick={() => onType({ packs: each })}>
                {t('packs.make', { packs: packCount(each), pieces: number(each * pack.pieces) })}
              </Button>
            ))}
        </p>
      )}
      {onTakeRest && (
        <p className="packs-note">
          <TriangleAlert aria-hidden="true" />
          {t('packs.soldOut', { sizes: missing })}
          <Button onClick={onTakeRest}>{t('packs.takeRest', { count: left })}</Button>
        </p>
      )}
      {refused !== undefined && (
        <p className="packs-note text-signal" role="alert">
          {refused}
        </p>
      )}
    </li>
  );
}

export interface PickerPacksProps extends PickerHeadProps {
  pressed: string | undefined;
  /** The choice between packs and single pieces, where there is one. */
  sale: ReactNode;
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
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const rows = packRows(product);
  const held = packsByRow(packsIn(lines));
  const savedOf = (row: PackRow) => held.get(row.key)?.packs ?? 0;
  const packsOf = (row: PackRow) => {
    const over = typed[row.key];
    if (!over) return savedOf(row);
    return 'packs' in over ? over.packs : Number.NaN;
  };

  const changed = rows.filter(row => typed[row.key] && packsOf(row) !== savedOf(row));
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
  const fromStock = [...coveredPieces(product, byCell, []).values()].reduce((sum, each) => sum + each, 0);
  const toProduce = pieces - fromStock;

  const ordered = counted.filter(({ packs }) => packs > 0);
  const unit =
    ordered.length > 0 && ordered.every(({ row }) => row.pack.unit === 'carton') ? 'carton' : 'series';
  const packCount = (count: number) => t(`words:packCount.${unit}`, { count });

  function deed(): string {
    if (changed.length === 0) return lines.length > 0 ? t('matrix.unchanged') : t('addToBasket');
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
    if (isOdd || changed.length === 0) return;
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
      setTyped({});
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
      toast({ variant: 'destructive', title: t('addFailed'), description: errorText(reasonOf(error)) });
    }
  }

  /** The pieces of a broken pack that stock still has, into the basket as single pieces. */
  async function takeRest(row: PackRow) {
    if (!customer) return;
    const cells = row.cells
      .filter(({ inStock }) => inStock > 0)
      .map(({ size, colour, inStock }) => ({
        selectedSize: size || null,
        selectedColor: colour || null,
        quantity: inStock,
      }));
    try {
      await take.mutateAsync({ customerId: customer.id, product, cells });
      toast({ variant: 'success', description: t('added') });
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
        <PickerGallery product={product} colour={pressed ?? ''} />
        {product.description && (
          <div className="picker-side-words">
            <Description text={product.description} />
          </div>
        )}
      </div>
      <form
        className="picker-form"
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="picker-body">
          <PickerHead product={product} lines={lines} />
          {sale}
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
                      row={row}
                      price={product.price}
                      saved={savedOf(row)}
                      typed={typed[row.key]}
                      refused={refused[row.key]}
                      onType={next => onType(row.key, next)}
                      onTakeRest={
                        row.isBroken && !row.isClosed && row.cells.some(({ inStock }) => inStock > 0)
                          ? () => void takeRest(row)
                          : undefined
                      }
                    />
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
        <div className="picker-foot matrix-foot">
          <div className="picker-total">
            <span className="quiet">
              {t('packs.total', { packs: packCount(total), pieces: t('words:pieces', { count: pieces }) })}
            </span>
            <strong>
              <Money lira={lineTotal(product.price, pieces)} />
            </strong>
          </div>
          {pieces > 0 && (
            <div className="matrix-split">
              <SplitBar fromStock={fromStock} toProduce={toProduce} />
              <ul>
                {fromStock > 0 && (
                  <li>
                    <SplitKey half="stock" />
                    {t('words:split.fromStock', { fromStock })}
                  </li>
                )}
                {toProduce > 0 && (
                  <li>
                    <SplitKey half="produce" />
                    {t('words:split.toProduce', { toProduce })}
                  </li>
                )}
              </ul>
            </div>
          )}
          <Button
            type="submit"
            variant={changed.length > 0 || total === 0 ? 'primary' : 'quiet'}
            size="lg"
            wide
            aria-disabled={isOdd || changed.length === 0 || undefined}
          >
            {difference > 0 && !isMixedDifference && <Plus aria-hidden="true" />}
            {deed()}
          </Button>
        </div>
      </form>
    </>
  );
}
