import './options-panel.css';
import { groupBy } from '@toptan/contract/group-by';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useColorName, useNameInLanguage } from '../../i18n/use-color-name.ts';
import { useSizeName } from '../../i18n/use-size-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { LoadError } from '../../lists/load-error.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Spinner } from '../../ui/button/spinner.tsx';
import { ToggleChips } from '../../ui/form/toggle-chips.tsx';
import { BottomSheet } from '../../ui/overlay/bottom-sheet.tsx';
import { AnchoredPopover } from '../../ui/overlay/popover.tsx';
import { sizeRange } from '../../ui/trade/size-range.ts';
import { Swatch } from '../../ui/trade/swatch.tsx';
import { TABLET, useMedia } from '../../ui/use-media.ts';
import { useOfferedOptions } from '../api.ts';
import type { CatalogFilter } from '../catalog-search.ts';

/** `options`: sizes and colors that products are offered in. `missing`: sizes that they have in stock. */
export type OptionsKind = 'options' | 'missing';

interface OptionsPanelProps {
  panel: OptionsKind;
  /** The button beside which the panel stands on wide screens. */
  anchor: RefObject<HTMLElement | null>;
  filter: CatalogFilter;
  /** Products that the filter lets through; undefined while they are counted. */
  total: number | undefined;
  onChange: (changed: CatalogFilter) => void;
  onClose: () => void;
}

type Offered = NonNullable<ReturnType<typeof useOfferedOptions>['data']>;

type OfferedSet = Offered['sizeSets'][number];

interface SizeGroup {
  /** Ids of the group's size sets, as the filter names them. */
  ids: string[];
  /** The sets of the group; empty for sizes without a set. */
  sets: NonNullable<OfferedSet['set']>[];
  sizes: string[];
}

/** The key of sets that a buyer takes for one: a letter says the same in each, and so do the same figures of the same kind. */
const meaningOf = ({ set, sizes }: OfferedSet) =>
  set && (set.kind === 'letter' ? set.kind : JSON.stringify([set.kind, ...sizes.map(({ name }) => name)]));

/** Sizes to choose from. Sets that double each other are one group. */
function sizeGroups(offered: readonly OfferedSet[]): SizeGroup[] {
  const groups = groupBy(offered, meaningOf);
  return [...groups.values()].map(doubles => {
    // The longest set has most of the order.
    const sorted = doubles.toSorted((a, b) => b.sizes.length - a.sizes.length);
    return {
      ids: sorted.map(({ set }) => set?.id ?? 'none'),
      sets: sorted.flatMap(({ set }) => set ?? []),
      sizes: [...new Set(sorted.flatMap(({ sizes }) => sizes.map(({ name }) => name)))],
    };
  });
}

interface SizesProps extends Pick<OptionsPanelProps, 'filter' | 'onChange'> {
  sizeSets: Offered['sizeSets'];
  /** The filter that the sizes are chosen for. */
  name: 'has' | 'size';
}

/** The most sizes that fit in half the width of a panel. */
const shortRun = 6;

/** A row of sizes for each group. The sizes are chosen in one group: those of another group take their place. */
function Sizes({ sizeSets, name, filter, onChange }: SizesProps) {
  const { t, list } = useWords('catalog');
  const nameOf = useNameInLanguage();
  const sizeName = useSizeName();
  return sizeGroups(sizeSets).map(({ ids, sets, sizes }) => {
    const heading = sets.length > 0 ? list(sets.map(nameOf)) : t('options.otherSizes');
    const range = sets.length > 0 && sizes.length > 1 && sizeRange(sizes);
    const isNarrowed = filter.sizeSet?.some(id => ids.includes(id));
    // An address may name sizes of no group in particular.
    const value = filter.sizeSet && !isNarrowed ? [] : (filter[name] ?? []);
    return (
      <section key={ids.join()} className="options-group" data-wide={sizes.length > shortRun || undefined}>
        <h3>
          {heading} {range && <bdi className="ltr">{range}</bdi>}
        </h3>
        <ToggleChips
          look="run"
          label={heading}
          value={value.filter(size => sizes.includes(size))}
          options={sizes.map(size => ({ value: size, label: sizeName(size) }))}
          onChange={chosen =>
            onChange({
              ...(!isNarrowed && { has: undefined, size: undefined }),
              [name]: chosen.length > 0 ? chosen : undefined,
              sizeSet: ids,
            })
          }
        />
      </section>
    );
  });
}

/** The choice of one color. A press on another one replaces it, and a second press takes it away. */
function Colors({
  colors,
  filter,
  onChange,
}: Pick<OptionsPanelProps, 'filter' | 'onChange'> & Pick<Offered, 'colors'>) {
  const { t, number } = useWords('catalog');
  const colorName = useColorName();
  return (
    <section className="options-group" data-wide>
      <h3>{t('options.colors')}</h3>
      <ToggleChips
        look="words"
        label={t('options.colors')}
        value={filter.color ? [filter.color] : []}
        options={colors.map(({ name, products }) => ({
          value: name,
          label: colorName(name),
          icon: <Swatch color={name} />,
          count: number(products),
        }))}
        onChange={chosen => onChange({ color: chosen.find(color => color !== filter.color) })}
      />
    </section>
  );
}

function Options({ panel, filter, onChange }: Pick<OptionsPanelProps, 'panel' | 'filter' | 'onChange'>) {
  const { t } = useTranslation(['catalog', 'words']);
  const { data, error, isLoadingError, isFetching, refetch } = useOfferedOptions(filter, panel === 'missing');
  if (isLoadingError)
    return (
      <LoadError inline quiet level={3} title={t('options.failed')} query={{ error, refetch, isFetching }} />
    );
  if (!data) return <Spinner label={t('words:loading')} />;
  const { colors, sizeSets } = data;
  if (colors.length + sizeSets.length === 0) return <p className="text-13 text-ink-3">{t('options.none')}</p>;
  return (
    <div className="mt-3 grid gap-x-5 gap-y-3 lg:grid-cols-2">
      {panel === 'options' && colors.length > 0 && (
        <Colors colors={colors} filter={filter} onChange={onChange} />
      )}
      <Sizes
        sizeSets={sizeSets}
        name={panel === 'missing' ? 'has' : 'size'}
        filter={filter}
        onChange={onChange}
      />
    </div>
  );
}

/** The sizes and colors of the products that the other filters show. A choice counts at once. */
export function OptionsPanel({ panel, anchor, filter, total, onChange, onClose }: OptionsPanelProps) {
  const { t, list } = useWords('catalog');
  const isNarrow = useMedia(TABLET);
  const { has, size, color } = filter;
  const isMissing = panel === 'missing';
  const title = t(isMissing ? 'options.missing' : 'options.title');
  const hint = t(isMissing ? 'options.missingHint' : 'options.hint');
  const isChosen = isMissing ? has !== undefined : size !== undefined || color !== undefined;
  const options = <Options panel={panel} filter={filter} onChange={onChange} />;
  const clear = (
    <Button
      variant={isNarrow ? 'quiet' : 'ghost'}
      size={isNarrow ? 'md' : 'sm'}
      disabled={!isChosen}
      onClick={() => onChange(isMissing ? { has: undefined } : { size: undefined, color: undefined })}
    >
      {t('options.clear')}
    </Button>
  );
  const show = (
    <Button
      variant="primary"
      size={isNarrow ? 'md' : 'sm'}
      busy={total === undefined}
      className="max-lg:flex-1"
      onClick={onClose}
    >
      {t('options.show', { count: total ?? 0 })}
    </Button>
  );
  if (isNarrow)
    return (
      <BottomSheet
        open
        onOpenChange={onClose}
        title={title}
        subtitle={hint}
        footer={
          <>
            {clear}
            {show}
          </>
        }
      >
        <div className="px-4 pb-4">{options}</div>
      </BottomSheet>
    );
  return (
    <AnchoredPopover anchor={anchor} label={title} onClose={onClose}>
      <div className="options-panel">
        <h2>{title}</h2>
        <p className="text-13 text-ink-3">{hint}</p>
        {options}
        <footer>
          <p>
            {has &&
              isMissing &&
              total !== undefined &&
              t('options.found', { count: total, sizes: list(has) })}
          </p>
          {clear}
          {show}
        </footer>
      </div>
    </AnchoredPopover>
  );
}
