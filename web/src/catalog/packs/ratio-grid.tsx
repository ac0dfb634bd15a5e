import { packRatioMax } from '@toptan/contract/catalog/packs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useColorSizeNames } from '../../i18n/use-color-size-names.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldContext } from '../../ui/form/field-context.ts';
import { FigureInput } from '../../ui/form/figure-input.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import { type Axes, cellKey } from '../pools.ts';
import { fits, gridOf, type PackEdit, presets, type Ratios, ratiosOf } from './pack-edits.ts';

interface RatioProps {
  /** The sizes and colors that the product is offered in. */
  axes: Axes;
  pack: Pick<PackEdit, 'mixed' | 'ratios'>;
  onChange: (ratios: Ratios) => void;
}

/** Ratios that are filled in with a press. */
export function RatioPresets({ axes, pack, onChange }: RatioProps) {
  const { t } = useTranslation('products');
  return presets
    .filter(preset => fits(preset, axes))
    .map(preset => (
      <Button key={preset.join()} onClick={() => onChange(ratiosOf(preset, pack, axes))}>
        {preset.length > 0 ? <bdi className="ltr">{preset.join('-')}</bdi> : t('packs.each')}
      </Button>
    ));
}

/** Pieces of each size, and of each color where colors are mixed. */
export function RatioGrid({
  axes,
  pack,
  errorId,
  onChange,
}: RatioProps & {
  /** The id of the problem of all figures; undefined where there is none. */
  errorId: string | undefined;
}) {
  const { t, list } = useWords(['products', 'fields']);
  const { colorName, sizeName } = useColorSizeNames();
  const id = useId();
  const { rows, columns } = gridOf(pack, axes);
  return (
    <div className="max-w-full overflow-x-auto border border-line-2 rounded-2 overscroll-x-contain">
      <table className="pack-grid" aria-label={t('packs.ratio')}>
        <thead>
          <tr>
            {pack.mixed && <td />}
            {columns.map(size => (
              <th key={size ?? 'any'} scope="col">
                {size === null ? t('fields:quantity') : <bdi>{sizeName(size)}</bdi>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((color, down) => (
            <tr key={color ?? 'any'}>
              {pack.mixed && (
                <th scope="row">
                  {color !== null && <Swatch color={color} />} {color !== null && colorName(color)}
                </th>
              )}
              {columns.map((size, across) => {
                const key = cellKey({ size, color });
                return (
                  <td key={size ?? 'any'}>
                    <FieldContext
                      value={{
                        controlId: `${id}-${down}-${across}`,
                        labelId: `${id}-${down}-${across}`,
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
                        label={
                          list([color && colorName(color), size && sizeName(size)]) || t('fields:quantity')
                        }
                        onChange={ratio => onChange({ ...pack.ratios, [key]: ratio })}
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
