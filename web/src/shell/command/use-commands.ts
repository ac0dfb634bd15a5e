import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listProducts } from '@toptan/contract/catalog/products';
import { listCustomers } from '@toptan/contract/customers';
import { draftsShown, listDrafts } from '@toptan/contract/drafts';
import { fold } from '@toptan/contract/fold';
import { listManufacturers } from '@toptan/contract/manufacturers';
import { listOrderSummaries } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../api/call.ts';
import { pageQuery } from '../../api/queries.ts';
import { useDraftId } from '../../session/draft-id.ts';
import { useSessionStore } from '../../session/session-store.ts';
import { type SettingsTab, settingsTabs } from '../../settings/settings-search.ts';
import { type Command, type Target, useCommandWords } from './use-command-words.ts';
import { useLately } from './use-lately.ts';

type CommandGroup = {
  id: string;
  title: string;
  total?: number;
  /** True: the server has more than `total` rows. */
  isCapped?: boolean;
  commands: Command[];
};

/** Results of each kind. */
const shown = 5;

const isCommand = (command: Command | undefined) => command !== undefined;

const groupOf = <Row>(
  id: string,
  title: string,
  page: Page<Row> | undefined,
  ...commands: ((row: Row) => Command | undefined)[]
): CommandGroup => ({
  id,
  title,
  total: page?.total ?? 0,
  isCapped: page?.isCapped ?? false,
  commands: (page?.rows ?? []).flatMap(row => commands.map(command => command(row))).filter(isCommand),
});

/** The pages and forms that staff open most. A search finds the parts of the settings too. */
function useActions(isSearch: boolean): CommandGroup[] {
  const { t } = useTranslation([
    ...(['command', 'shell', 'adminPanel', 'guide', 'basket', 'desk'] as const),
    ...(['products', 'customers', 'manufacturers', 'settings', 'share'] as const),
  ]);
  const draftId = useDraftId();
  const page = (title: string, to: Target['to'], words = ''): Command => ({
    id: `page-${to}`,
    title,
    words,
    icon: 'page',
    target: { to },
  });
  const add = (title: string, to: Target['to'], words: string): Command => ({
    id: `add-${to}`,
    title,
    words,
    icon: 'add',
    target: { to, search: { edit: 'new' } },
  });
  const tab = (name: SettingsTab): Command => ({
    id: `settings-${name}`,
    title: t(`settings:tabs.${name}`),
    detail: t('adminPanel:settings'),
    icon: 'page',
    target: { to: '/admin/settings', search: { tab: name } },
  });
  return [
    {
      id: 'do',
      title: t('do'),
      commands: [
        add(t('newProduct'), '/admin/catalog', t('products:add')),
        add(t('newCustomer'), '/admin/customers', t('customers:add')),
        add(t('newManufacturer'), '/admin/manufacturers', t('manufacturers:add')),
      ],
    },
    {
      id: 'pages',
      title: t('goTo'),
      commands: [
        page(t('shell:nav.basket'), '/basket', t('desk:title')),
        page(t('shell:nav.catalog'), '/catalog'),
        // It is a page of the shop that is ordered for.
        ...(draftId ? [page(t('basket:byList'), '/basket/list')] : []),
        page(t('shell:nav.orderManagement'), '/admin/orders', t('adminPanel:about.orderManagement')),
        page(t('shell:nav.catalogManagement'), '/admin/catalog', t('adminPanel:about.catalogManagement')),
        page(t('shell:nav.customers'), '/admin/customers', t('adminPanel:about.customers')),
        page(t('shell:nav.manufacturers'), '/admin/manufacturers', t('adminPanel:about.manufacturers')),
        page(
          t('shell:nav.registrationRequests'),
          '/admin/registration-requests',
          t('adminPanel:about.registrationRequests'),
        ),
        page(t('adminPanel:reports'), '/admin/reports', t('adminPanel:about.reports')),
        page(t('adminPanel:imports'), '/admin/imports', t('adminPanel:about.imports')),
        page(t('adminPanel:collections'), '/admin/collections', t('adminPanel:about.collections')),
        page(t('share:linksTitle'), '/admin/links'),
        page(t('adminPanel:sizing'), '/admin/sizes', t('adminPanel:about.sizing')),
        page(t('adminPanel:terms'), '/admin/terms', t('adminPanel:about.terms')),
        page(t('adminPanel:settings'), '/admin/settings'),
        ...(isSearch ? settingsTabs.map(tab) : []),
        page(t('guide:title'), '/admin/start'),
        page(t('shell:record'), '/admin/audit', t('adminPanel:about.record')),
        page(t('shell:nav.dashboard'), '/', t('wordsForDashboard')),
        page(t('shell:account'), '/account'),
      ],
    },
  ];
}

/**
 * Orders, customers, products and manufacturers that the server finds, and pages and actions by their names. Without a typed text,
 * the rows that were opened last, and all pages and actions.
 */
export function useCommands(text: string) {
  const { t } = useTranslation(['command', 'shell']);
  const words = useCommandWords();
  const q = text.trim();
  const isSearch = q !== '';
  const options = { enabled: isSearch, placeholderData: keepPreviousData };
  const query = { q, limit: shown };
  const customers = useQuery({ ...pageQuery(listCustomers, { query }), ...options });
  const orders = useQuery({
    ...pageQuery(listOrderSummaries, { query: { ...query, view: 'summary' } }),
    ...options,
  });
  const products = useQuery({ ...pageQuery(listProducts, { query }), ...options });
  const manufacturers = useQuery({ ...pageQuery(listManufacturers, { query }), ...options });
  const { data: drafts } = useQuery(pageQuery(listDrafts, { query: { limit: draftsShown } }));
  const userId = useSessionStore(({ user }) => user?.id);
  const ownDraft = (customerId: string) =>
    drafts?.rows.find(
      ({ by, customer, items, offeredAt }) =>
        by?.id === userId && customer.id === customerId && items > 0 && offeredAt === null,
    );
  const queries = [customers, orders, products, manufacturers];

  const found: CommandGroup[] = [
    groupOf('customers', t('shell:nav.customers'), customers.data, words.customer, row =>
      row.isActive ? words.orderFor(row, ownDraft(row.id)) : undefined,
    ),
    groupOf('orders', t('orders'), orders.data, words.order),
    groupOf('products', t('products'), products.data, words.product),
    groupOf('manufacturers', t('shell:nav.manufacturers'), manufacturers.data, words.manufacturer),
  ];
  const { lately, isPending } = useLately();
  const typed = fold(q).split(' ');
  const isMeant = ({ title, words = '' }: Command) =>
    typed.every(word => fold(`${title} ${words}`).includes(word));
  const actions = useActions(isSearch).map(group => ({ ...group, commands: group.commands.filter(isMeant) }));
  // The beginning of a page's or a form's name means that page, whatever goods have the same words.
  const isNamed = ({ title }: Command) => q.length > 2 && fold(title).startsWith(fold(q));
  const named = actions.filter(({ commands }) => commands.some(isNamed));
  const others = actions.filter(group => !named.includes(group));
  // All results come at once: the first mark would otherwise move away under the hand.
  const atFirst = isPending ? [] : [{ id: 'lately', title: t('lately'), commands: lately }, ...actions];
  return {
    groups: (isSearch ? [...named, ...found, ...others] : atFirst).filter(
      ({ commands }) => commands.length > 0,
    ),
    isSearching: isSearch ? queries.some(({ isFetching }) => isFetching) : isPending,
    hasFailed: isSearch && queries.some(({ isError }) => isError),
  };
}
