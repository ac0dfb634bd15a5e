import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ProductCategory } from '@toptan/contract/catalog/products';
import { listProducts } from '@toptan/contract/catalog/products';
import { listCustomers } from '@toptan/contract/customers';
import { fold } from '@toptan/contract/fold';
import { listManufacturers } from '@toptan/contract/manufacturers';
import { listOrderSummaries, type OrderStatus } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import { pageQuery } from '../../api/queries.ts';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useProductWords } from '../../session/product-words.ts';

/** Where a command leads. */
type Target = Required<Pick<LinkProps, 'to'>> & { search?: Record<string, string> };

export type Command = {
  id: string;
  title: string;
  /** Set in the code font. */
  isCode?: boolean;
  detail?: string;
  icon:
    | 'customer'
    | 'order'
    | 'manufacturer'
    | 'add'
    | 'page'
    | { imageUrl: string | null; category: ProductCategory | null };
  status?: OrderStatus;
  /** Lira. */
  amount?: string;
  target: Target;
};

export type CommandGroup = { id: string; title: string; total?: number; commands: Command[] };

/** Of each kind. */
const shown = 5;

/** What staff open most: pages, and forms for something new. */
function useActions(): CommandGroup[] {
  const { t } = useTranslation(['command', 'shell', 'adminPanel']);
  const page = (title: string, to: Target['to']): Command => ({
    id: `page-${to}`,
    title,
    icon: 'page',
    target: { to },
  });
  const add = (title: string, to: Target['to']): Command => ({
    id: `add-${to}`,
    title,
    icon: 'add',
    target: { to, search: { edit: 'new' } },
  });
  return [
    {
      id: 'do',
      title: t('do'),
      commands: [
        add(t('newProduct'), '/admin/catalog'),
        add(t('newCustomer'), '/admin/customers'),
        add(t('newManufacturer'), '/admin/manufacturers'),
      ],
    },
    {
      id: 'pages',
      title: t('goTo'),
      commands: [
        page(t('shell:nav.orderManagement'), '/admin/orders'),
        page(t('shell:nav.catalogManagement'), '/admin/catalog'),
        page(t('shell:nav.customers'), '/admin/customers'),
        page(t('shell:nav.manufacturers'), '/admin/manufacturers'),
        page(t('shell:nav.registrationRequests'), '/admin/registration-requests'),
        page(t('adminPanel:reports'), '/admin/reports'),
        page(t('adminPanel:imports'), '/admin/imports'),
        page(t('adminPanel:sizing'), '/admin/sizes'),
        page(t('adminPanel:terms'), '/admin/terms'),
        page(t('adminPanel:settings'), '/admin/settings'),
        page(t('shell:record'), '/admin/audit'),
        page(t('shell:account'), '/account'),
      ],
    },
  ];
}

/** Orders, customers, products and manufacturers that the server finds, and pages and actions by their names. */
export function useFound(text: string) {
  const { t } = useTranslation(['command', 'words', 'shell']);
  const { date, list } = useFormat();
  const wordsOf = useCustomerWords();
  const productWords = useProductWords();
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
  const queries = [customers, orders, products, manufacturers];

  const found: CommandGroup[] = [
    {
      id: 'customers',
      title: t('shell:nav.customers'),
      total: customers.data?.total ?? 0,
      commands: (customers.data?.rows ?? []).map(row => ({
        id: row.id,
        title: row.customerShortName,
        detail: list([row.companyName, row.email]),
        icon: 'customer',
        target: { to: '/admin/customers', search: { edit: row.id } },
      })),
    },
    {
      id: 'orders',
      title: t('orders'),
      total: orders.data?.total ?? 0,
      commands: (orders.data?.rows ?? []).map(row => ({
        id: row.id,
        title: row.orderNumber,
        isCode: true,
        detail: [
          wordsOf(row.customer).company,
          date(row.createdAt, 'dayMonth'),
          t('words:pieces', { count: row.pieces }),
        ].join(' · '),
        icon: 'order',
        status: row.status,
        amount: row.total,
        target: { to: '/admin/orders', search: { order: row.id } },
      })),
    },
    {
      id: 'products',
      title: t('products'),
      total: products.data?.total ?? 0,
      commands: (products.data?.rows ?? []).map(row => ({
        id: row.id,
        title: productWords(row).name,
        detail: [row.sku, t('words:pieces', { count: row.stockQuantity })].filter(Boolean).join(' · '),
        icon: { imageUrl: row.imageUrl, category: row.category },
        target: { to: '/admin/catalog', search: { edit: row.id } },
      })),
    },
    {
      id: 'manufacturers',
      title: t('shell:nav.manufacturers'),
      total: manufacturers.data?.total ?? 0,
      commands: (manufacturers.data?.rows ?? []).map(row => ({
        id: row.id,
        title: row.companyName,
        detail: row.manufacturerId,
        icon: 'manufacturer',
        target: { to: '/admin/manufacturers', search: { edit: row.id } },
      })),
    },
  ];
  const actions = useActions().map(group => ({
    ...group,
    commands: group.commands.filter(({ title }) => fold(title).includes(fold(q))),
  }));
  return {
    groups: [...(isSearch ? found : []), ...actions].filter(({ commands }) => commands.length > 0),
    isSearching: isSearch && queries.some(({ isFetching }) => isFetching),
    hasFailed: isSearch && queries.some(({ isError }) => isError),
  };
}
