import { Link } from '@tanstack/react-router';
import { productCategories, productGenders, productKinds } from '@toptan/contract/catalog/filters';
import type { countProducts } from '@toptan/contract/catalog/products';
import type { ResponseOf } from '@toptan/contract/endpoint';
import { Palette, Ruler } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language-store.ts';
import { ChoiceButton } from '../../ui/form/choice-button.tsx';
import { ChipRow } from '../../ui/layout/chip-row.tsx';
import { FilterRail as Rail, RailGroup, type RailItem } from '../../ui/layout/filter-rail.tsx';
import { TabLink, TabNav } from '../../ui/layout/tab-nav.tsx';
import type { CatalogFilter } from '../catalog-search.ts';
import type { OptionsKind } from './options-panel.tsx';

type Counts = ResponseOf<typeof countProducts>;

export interface CatalogFilterProps {
  filter: CatalogFilter;
  /** Changes the named filters. */
  onChange: (changed: CatalogFilter) => void;
  counts: Counts | null | undefined;
  /** The panel that is open. */
  panel: OptionsKind | null;
  /** @param button that opens it */
  onPanel: (panel: OptionsKind, button: HTMLElement | null) => void;
}

/** What a press on a gender chooses. Another gender starts over with all categories. */
const ofGender = (gender: CatalogFilter['gender']) => ({ gender, category: undefined });

/** The genders in the order in which shops look. */
const genders = [...productGenders].sort((a, b) => order(a) - order(b));

function order(gender: (typeof productGenders)[number]): number {
  return ['WOMEN', 'MEN', 'UNISEX'].indexOf(gender);
}

/**
 * Kinds that have products, and the chosen kind. All kinds are shown until the counts are known, so that nothing jumps.
 */
function useKinds({ filter: { show }, counts, onChange }: CatalogFilterProps): RailItem[] {
  const { t } = useTranslation('catalog');
  const kinds = productKinds.filter(
    kind => kind === show || counts === undefined || (counts?.shown[kind] ?? 0) > 0,
  );
  if (kinds.length === 0) return [];
  return [undefined, ...kinds].map(kind => ({
    id: kind ?? 'all',
    label: kind ? t(`kind.${kind}`) : t('all'),
    count: counts?.shown[kind ?? 'all'],
    isCurrent: show === kind,
    onChoose: () => onChange({ show: kind }),
  }));
}

/** Open collections; a second press leaves one. */
function useCollections({ filter: { collection }, counts, onChange }: CatalogFilterProps): RailItem[] {
  const language = useLanguage();
  return (counts?.collections ?? []).map(({ id, name, translations, products }) => ({
    id,
    label: translations[language] ?? name,
    count: products,
    isCurrent: id === collection,
    onChoose: () => onChange({ collection: id === collection ? undefined : id }),
  }));
}

/** The panels of sizes and colors; none where the catalogue is empty. */
function usePanels({ counts, filter, panel, onPanel }: CatalogFilterProps) {
  const { t } = useTranslation('catalog');
  if (!counts || counts.shown.all === 0) return [];
  return [
    { id: 'options' as const, label: t('options.title'), isCurrent: Boolean(filter.size || filter.color) },
    { id: 'missing' as const, label: t('options.missing'), isCurrent: Boolean(filter.has) },
  ].map(each => ({
    ...each,
    isOpen: panel === each.id,
    onChoose: (button?: HTMLElement) => onPanel(each.id, button ?? null),
  }));
}

const panelIcons = { options: Palette, missing: Ruler };

/** Filters beside the grid, on wide screens. */
export function FilterRail(props: CatalogFilterProps) {
  const { counts, onChange } = props;
  const { gender, category } = props.filter;
  const { t } = useTranslation(['catalog', 'words']);
  const kinds = useKinds(props);
  const collections = useCollections(props);
  const panels = usePanels(props);
  const all = t('all');
  const total = counts?.total;
  return (
    <Rail label={t('filters')}>
      {kinds.length > 0 && <RailGroup title={t('show')} items={kinds} />}
      <RailGroup
        title={t('gender')}
        items={[
          {
            id: 'all',
            label: all,
            count: counts?.all,
            isCurrent: !gender,
            onChoose: () => onChange(ofGender(undefined)),
          },
          ...genders.map(value => ({
            id: value,
            label: t(`words:gender.${value}`),
            count: counts?.genders[value],
            isCurrent: gender === value,
            onChoose: () => onChange(ofGender(value)),
          })),
        ]}
      />
      <RailGroup
        title={t('category')}
        items={[
          {
            id: 'all',
            label: all,
            count: total,
            isCurrent: !category,
            onChoose: () => onChange({ category: undefined }),
          },
          ...productCategories.map(value => ({
            id: value,
            label: t(`words:category.${value}`),
            count: counts?.categories[value],
            isCurrent: category === value,
            onChoose: () => onChange({ category: value }),
          })),
        ]}
      />
      {/* Collections come with the counts, and move nothing. */}
      {collections.length > 0 && <RailGroup title={t('collection')} items={collections} />}
      {panels.map(({ id, label, isCurrent, isOpen, onChoose }) => {
        const Icon = panelIcons[id];
        return (
          <button
            key={id}
            type="button"
            className="rail-panel"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            data-on={isCurrent || undefined}
            onClick={event => onChoose(event.currentTarget)}
          >
            <Icon aria-hidden="true" />
            {label}
          </button>
        );
      })}
    </Rail>
  );
}

/** The kinds of products, and the panels, as a row to swipe, on phones and tablets. */
export function KindChips(props: CatalogFilterProps) {
  const { t } = useTranslation('catalog');
  const [all, ...kinds] = useKinds(props);
  const collections = useCollections(props);
  const panels = usePanels(props);
  if (!all && panels.length === 0) return null;
  return (
    <ChipRow
      className="catalog-kinds"
      label={t('show')}
      items={[
        ...(all
          ? [
              {
                ...all,
                count: undefined,
                isCurrent: all.isCurrent && props.filter.collection === undefined,
                onChoose: () => props.onChange({ show: undefined, collection: undefined }),
              },
            ]
          : []),
        // Collections stand before the kinds, which would move under a finger.
        ...(props.counts ? [...collections, ...kinds] : []),
        ...panels,
      ]}
    />
  );
}

/** The gender filter beside the search, on phones and tablets. */
export function GenderSelect({ filter: { gender }, onChange }: CatalogFilterProps) {
  const { t } = useTranslation(['catalog', 'words']);
  return (
    <ChoiceButton
      className="catalog-gender"
      label={t('gender')}
      value={gender ?? 'all'}
      none="all"
      onChange={value => onChange(ofGender(value === 'all' ? undefined : value))}
      options={[
        { value: 'all', label: t('allGenders') },
        ...genders.map(value => ({ value, label: t(`words:gender.${value}`) })),
      ]}
    />
  );
}

/** The option keeps the link of all categories from counting as current in each of them. */
const exactly = { exact: true };

/** The category filter as a row to swipe, on phones and tablets. */
export function CategoryTabs({ filter: { category } }: CatalogFilterProps) {
  const { t } = useTranslation(['catalog', 'words']);
  return (
    <TabNav packed label={t('category')} className="catalog-categories">
      {[undefined, ...productCategories].map(value => (
        <TabLink key={value ?? 'all'} current={category === value}>
          <Link
            from="/catalog"
            to="/catalog"
            search={previous => ({ ...previous, category: value, at: undefined })}
            replace
            resetScroll={false}
            activeOptions={exactly}
            onClick={event => event.currentTarget.scrollIntoView({ inline: 'center', block: 'nearest' })}
          >
            {value ? t(`words:category.${value}`) : t('all')}
          </Link>
        </TabLink>
      ))}
    </TabNav>
  );
}
