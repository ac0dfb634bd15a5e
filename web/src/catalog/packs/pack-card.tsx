import { packRatioMax } from '@toptan/contract/catalog/packs';
import { lineTotal } from '@toptan/contract/money';
import { CircleAlert, History, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toFormError, useProblemText } from '../../api/form.ts';
import { useColourName } from '../../i18n/use-colour-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FieldContext } from '../../ui/form/field-context.ts';
import { FigureInput } from '../../ui/form/figure-input.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import { poolKey } from '../form/product-values.ts';
import { PackCodes } from './pack-codes.tsx';
import { fits, gridOf, type PackEdit, piecesIn, presets, ratiosOf } from './pack-edits.ts';
import type { PackEditsState } from './use-pack-edits.ts';

interface PackCardProps {
  edits: PackEditsState;
  pack: PackEdit;
  /** From 1. */
  number: number;
  /** Of a piece, in lira. */
  price: string;
}

/** Pieces of each size, of each colour where they are mixed. */
function RatioGrid({
  edits: { axes, change },
  pack,
  errorId,
}: Pick<PackCardProps, 'edits' | 'pack'> & {
  /** What is wrong with them all; undefined where nothing is. */
  errorId: string | undefined;
}) {
  const { t } = useTranslation('products');
  const { list } = useFormat();
  const colourName = useColourName();
  const id = useId();
  const { rows, columns } = gridOf(pack, axes);
  return (
    <div className="pack-grid-scroll">
      <table className="pack-grid" aria-label={t('packs.ratio')}>
        <thead>
          <tr>
            {pack.mixed && <td />}
            {columns.map(size => (
              <th key={size ?? 'any'} scope="col">
                {size === null ? t('stock.pieces') : <bdi>{size}</bdi>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(color => (
            <tr key={color ?? 'any'}>
              {pack.mixed && (
                <th scope="row">
                  {color !== null && <Swatch colour={color} />} {color !== null && colourName(color)}
                </th>
              )}
              {columns.map(size => {
                const key = poolKey({ size, color });
                return (
                  <td key={size ?? 'any'}>
                    <FieldContext
                      value={{
                        controlId: `${id}-${key}`,
                        labelId: `${id}-${key}`,
                        describedBy: errorId,
                        invalid: errorId !== undefined,
                        required: false,
                      }}
                    >
                      <FigureInput
                        blank
                        min={0}
                        max={packRatioMax}
                        value={pack.ratios[key] ?? 0}
                        label={list([color && colourName(color), size]) || t('stock.pieces')}
                        onChange={ratio => change(pack.key, { ratios: { ...pack.ratios, [key]: ratio } })}
                      />
                    </FieldContext>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** That another content is a new version, and who keeps the earlier one. */
function NewVersion({ uses, pack }: { uses: { baskets: number; orders: number }; pack: PackEdit }) {
  const { t } = useTranslation('products');
  const { list } = useFormat();
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

/** A pack of a product: its pieces, whether colours are mixed in it, and whether it is sold. */
export function PackCard({ edits, pack, number, price }: PackCardProps) {
  const { t } = useTranslation('products');
  const { list, money } = useFormat();
  const colourName = useColourName();
  const problem = useProblemText();
  const { axes, change, remove } = edits;
  const fault = edits.faultOf(pack);
  const errorId = useId();
  const pieces = piecesIn(pack, axes);
  const amount = /^\d+(\.\d+)?$/.test(price) ? money(lineTotal(price, pieces)) : undefined;
  return (
    <section className="pack-card" aria-label={t(`packs.nameOf.${pack.unit}`, { number })}>
      <header className="pack-card-head">
        <h3>{t(`packs.unit.${pack.unit}`)}</h3>
        {!pack.mixed && axes.colors.length > 0 && (
          <p className="quiet">{t('packs.ofEach', { colours: list(axes.colors.map(colourName)) })}</p>
        )}
        <IconButton
          label={t(`packs.remove.${pack.unit}`, { number })}
          tone="danger"
          className="pack-card-remove"
          onClick={() => remove(pack.key)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </header>
      <div className="pack-card-choices">
        {presets
          .filter(preset => fits(preset, axes))
          .map(preset => (
            <Button
              key={preset.join()}
              onClick={() => change(pack.key, { ratios: ratiosOf(preset, pack, axes) })}
            >
              {preset.length > 0 ? <bdi className="ltr">{preset.join('-')}</bdi> : t('packs.each')}
            </Button>
          ))}
      </div>
      <div className="pack-card-pieces">
        <RatioGrid
          edits={edits}
          pack={pack}
          // What is no whole number is marked where it stands.
          errorId={fault && fault.code !== 'not_an_integer' ? errorId : undefined}
        />
        <p role="status">
          <b>{t('packs.pieces', { count: pieces })}</b>
          {amount !== undefined && <span className="quiet">{t(`packs.price.${pack.unit}`, { amount })}</span>}
        </p>
      </div>
      {fault && (
        <p id={errorId} className="field-error" role="alert">
          <CircleAlert aria-hidden="true" />
          <span>{problem(toFormError(fault))}</span>
        </p>
      )}
      {edits.isNewVersion(pack) && <NewVersion uses={edits.usesOf(pack)} pack={pack} />}
      <PackCodes edits={edits} pack={pack} number={number} />
      <div className="pack-card-choices">
        {axes.colors.length > 0 && (
          <Switch
            checked={pack.mixed}
            onChange={mixed => change(pack.key, { mixed, ratios: ratiosOf([], { mixed }, axes) })}
            label={t('packs.mixed')}
          />
        )}
        <Switch
          checked={pack.isActive}
          onChange={isActive => change(pack.key, { isActive })}
          label={t('active')}
        />
      </div>
    </section>
  );
}
