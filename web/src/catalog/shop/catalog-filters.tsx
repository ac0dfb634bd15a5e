import { Link } from '@tanstack/react-router';
import {
  type countProducts,
  type ProductCategory,
  type ProductGender,
  type ProductKind,
  productCategories,
  productGenders,
  productKinds,
} from '@toptan/contract/catalog/products';
import type { ResponseOf } from '@toptan/contract/endpoint';
import { Palette, Ruler } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language-store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ChipRow } from '../../ui/form/chip-row.tsx';
import { ChoiceButton } from '../../ui/form/choice-button.tsx';
import { FilterRail as Rail, RailGroup, type RailItem } from '../../ui/layout/filter-rail.tsx';
import { TabLink, TabNav } from '../../ui/layout/tab-nav.tsx';
import type { CatalogFilter } from '../catalog-search.ts';
import type { OptionsPanel } from './options-panel.tsx';

type Counts = ResponseOf<typeof countProducts>;

export interface CatalogFilterProps {
  show: ProductKind | undefined;
  gender: ProductGender | undefined;
  category: ProductCategory | undefined;
  counts: Counts | null | undefined;
  collection: string | undefined;
  onShow: (show: ProductKind | undefined) => void;
  onCollection: (collection: string | undefined) => void;
  /** Shows all kinds, of no collection. */
  onAll: () => void;
  onGender: (gender: ProductGender | undefined) => void;
  onCategory: (category: ProductCategory | undefined) => void;
  /** Sizes and colors that are chosen. */
  chosen: Pick<CatalogFilter, 'has' | 'size' | 'color'>;
  /** The panel that is open. */
  panel: OptionsPanel | null;
  /** @param button that opens it */
  onPanel: (panel: OptionsPanel, button: HTMLElement | null) => void;
}

/** The genders in the order in which shops look. */
const genders = [...productGenders].sort((a, b) => order(a) - order(b));

function order(gender: ProductGender): number {
  return ['WOMEN', 'MEN', 'UNISEX'].indexOf(gender);
}

/**
 * Kinds that have products, and the chosen kind. All kinds are shown until the counts are known, so that nothing jumps.
 */
function useKinds({ show, counts, onShow }: CatalogFilterProps): RailItem[] {
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
    onChoose: () => onShow(kind),
  }));
}

/** Open collections; a second press leaves one. */
function useCollections({ collection, counts, onCollection }: CatalogFilterProps): RailItem[] {
  const language = useLanguage();
  return (counts?.collections ?? []).map(({ id, name, translations, products }) => ({
    id,
    label: translations[language] ?? name,
    count: products,
    isCurrent: id === collection,
    onChoose: () => onCollection(id === collection ? undefined : id),
  }));
}

/** The panels of sizes and colors; none where the catalogue is empty. */
function usePanels({ counts, chosen, panel, onPanel }: CatalogFilterProps) {
  const { t } = useTranslation('catalog');
  if (!counts || counts.shown.all === 0) return [];
  return [
    { id: 'options' as const, label: t('options.title'), isCurrent: Boolean(chosen.size || chosen.color) },
    { id: 'missing' as const, label: t('options.missing'), isCurrent: Boolean(chosen.has) },
  ].map(each => ({
    ...each,
    isOpen: panel === each.id,
    onChoose: (button?: HTMLElement) => onPanel(each.id, button ?? null),
  }));
}

const panelIcons = { options: Palette, missing: Ruler };

/** Filters beside the grid, on wide screens. */
export function FilterRail(props: CatalogFilterProps) {
  const { gender, category, counts, onGender, onCategory } = props;
  const { t } = useTranslation(['catalog', 'words']);
  const kinds = useKinds(props);
  const collections = useCollections(props);
  const panels = usePanels(props);
  const all = t('all');
  const total = counts?.total;
  return (
    <Rail label={t('filters')}>
      {kinds.length > 0 && <RailGroup title={t('show')} items={kinds} />}
      {collections.length > 0 && <RailGroup title={t('collection')} items={collections} />}
      <RailGroup
        title={t('gender')}
        items={[
          {
            id: 'all',
            label: all,
            count: counts?.all,
            isCurrent: !gender,
            onChoose: () => onGender(undefined),
          },
          ...genders.map(value => ({
            id: value,
            label: t(`words:gender.${value}`),
            count: counts?.genders[value],
            isCurrent: gender === value,
            onChoose: () => onGender(value),
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
            onChoose: () => onCategory(undefined),
          },
          ...productCategories.map(value => ({
            id: value,
            label: t(`words:category.${value}`),
            count: counts?.categories[value],
            isCurrent: category === value,
            onChoose: () => onCategory(value),
          })),
        ]}
      />
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
  const { number } = useFormat();
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
          ? [{ ...all, isCurrent: all.isCurrent && props.collection === undefined, onChoose: props.onAll }]
          : []
        ).map(({ count: _, ...chip }) => chip),
        ...[...collections, ...kinds].map(({ count, ...kind }) => ({
          ...kind,
          ...(count !== undefined && { count: number(count) }),
        })),
        ...panels.map(({ isOpen: _, onChoose, ...panel }) => ({ ...panel, onChoose: () => onChoose() })),
      ]}
    />
  );
}

/** The gender filter beside the search, on phones and tablets. */
export function GenderSelect({ gender, onGender }: CatalogFilterProps) {
  const { t } = useTranslation(['catalog', 'words']);
  return (
    <ChoiceButton
      className="catalog-gender"
      label={t('gender')}
      value={gender ?? 'all'}
      none="all"
      onChange={value => onGender(value === 'all' ? undefined : value)}
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
export function CategoryTabs({ category }: CatalogFilterProps) {
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
