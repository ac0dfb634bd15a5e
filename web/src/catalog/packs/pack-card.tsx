import { Copy, History, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { toFormError, useProblemText } from '../../api/form.ts';
import { useColorName } from '../../i18n/use-color-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { goodsAmount } from '../../session/amounts.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { PackCodes } from './pack-codes.tsx';
import { type PackEdit, piecesIn, type Ratios, ratiosOf } from './pack-edits.ts';
import { RatioGrid, RatioPresets } from './ratio-grid.tsx';
import type { PackEditsState } from './use-pack-edits.ts';

interface PackCardProps {
  edits: PackEditsState;
  pack: PackEdit;
  /** The number of the pack, from 1. */
  number: number;
  /** The price of a piece, in lira. */
  price: string;
  /**
   * Gives the pack to the other products of the size set; undefined where the pack is not stored like this, or the set has none.
   */
  onApply: (() => void) | undefined;
}

/** Says that another content makes a new version, and names those that keep the earlier one. */
function NewVersion({ uses, pack }: { uses: { baskets: number; orders: number }; pack: PackEdit }) {
  const { t, list } = useWords('products');
  const places = list([
    uses.baskets > 0 ? t('packs.inBaskets', { count: uses.baskets }) : null,
    uses.orders > 0 ? t('packs.inOrders', { count: uses.orders }) : null,
  ]);
  return (
    <Callout
      tone="warning"
      icon={<History aria-hidden="true" />}
      title={places ? t(`packs.usedIn.${pack.unit}`, { places }) : t('packs.newVersion')}
      live
    >
      {places && t('packs.newVersionThen')} {t('packs.newVersionHint')}{' '}
      {pack.codes.trim() && t('packs.codesGoOver')}
    </Callout>
  );
}

/** A pack of a product: its pieces, whether colors are mixed in it, and whether it is sold. */
export function PackCard({ edits, pack, number, price, onApply }: PackCardProps) {
  const { t, list, money } = useWords(['products', 'words']);
  const colorName = useColorName();
  const problem = useProblemText();
  const { axes, change, remove } = edits;
  const changeRatios = (ratios: Ratios) => change(pack, { ratios });
  const fault = edits.faultOf(pack);
  const errorId = useId();
  const pieces = piecesIn(pack, axes);
  const amount = /^\d+(\.\d+)?$/.test(price) ? money(goodsAmount(price, pieces)) : undefined;
  return (
    <section
      className="grid grid-cols-1 gap-3 p-4 border border-line-2 rounded-3"
      aria-label={t(`packs.nameOf.${pack.unit}`, { number })}
    >
      <header className="pack-card-head flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-14 font-semibold">{t(`words:packUnit.${pack.unit}`)}</h3>
        {!pack.mixed && axes.colors.length > 0 && (
          <p className="quiet flex-1 min-w-0">
            {t('packs.ofEach', { colors: list(axes.colors.map(colorName)) })}
          </p>
        )}
        {onApply && (
          <Button className="pack-card-apply" onClick={onApply}>
            <Copy aria-hidden="true" />
            {t('packs.applyToSet')}
          </Button>
        )}
        <IconButton
          label={t(`packs.remove.${pack.unit}`, { number })}
          tone="danger"
          className="pack-card-remove"
          onClick={() => remove(pack)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </header>
      <div className="pack-card-choices">
        <RatioPresets axes={axes} pack={pack} onChange={changeRatios} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <RatioGrid
          axes={axes}
          pack={pack}
          onChange={changeRatios}
          // A figure that is no whole number is marked in its field.
          errorId={fault && fault.code !== 'not_an_integer' ? errorId : undefined}
        />
        <p className="flex flex-wrap gap-1.5" role="status">
          <b>{t('packs.pieces', { count: pieces })}</b>
          {amount !== undefined && <span className="quiet">{t(`packs.price.${pack.unit}`, { amount })}</span>}
        </p>
      </div>
      {fault && <FieldError id={errorId}>{problem(toFormError(fault))}</FieldError>}
      {edits.isNewVersion(pack) && <NewVersion uses={edits.usesOf(pack)} pack={pack} />}
      <PackCodes edits={edits} pack={pack} number={number} />
      <div className="pack-card-choices">
        {axes.colors.length > 0 && (
          <Switch
            checked={pack.mixed}
            onChange={mixed => change(pack, { mixed, ratios: ratiosOf([], { mixed }, axes) })}
            label={t('packs.mixed')}
          />
        )}
        <Switch
          checked={pack.isActive}
          onChange={isActive => change(pack, { isActive })}
          label={t('active')}
        />
      </div>
    </section>
  );
}
