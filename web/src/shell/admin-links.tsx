import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { listProducts } from '@toptan/contract/catalog/products';
import { listCustomers } from '@toptan/contract/customers';
import { listManufacturers } from '@toptan/contract/manufacturers';
import { listRegistrations } from '@toptan/contract/registration';
import { getStats } from '@toptan/contract/stats';
import {
  ArrowRight,
  ChartColumn,
  ClipboardList,
  Factory,
  FileUp,
  LayoutGrid,
  type LucideIcon,
  Ruler,
  Scale,
  ScrollText,
  Settings,
  Shirt,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dataQuery, pageQuery } from '../api/queries.ts';
import { useWords } from '../i18n/use-words.ts';

export type AdminLink = {
  to: NonNullable<LinkProps['to']>;
  icon: LucideIcon;
  name: string;
  about: string;
  /** The number of rows, or of those that wait; absent until it is known, and where nothing is counted. */
  figure?: string | undefined;
};

type NavigationId =
  | 'customers'
  | 'manufacturers'
  | 'catalogManagement'
  | 'orderManagement'
  | 'registrationRequests';

const onlyTotal = { limit: 1 };

export function useManagementLinks(): AdminLink[] {
  const { t, number, list } = useWords(['shell', 'adminPanel']);
  const { data: customers } = useQuery(pageQuery(listCustomers, { query: onlyTotal }));
  const { data: manufacturers } = useQuery(pageQuery(listManufacturers, { query: onlyTotal }));
  const { data: products } = useQuery(pageQuery(listProducts, { query: onlyTotal }));
  const { data: stats } = useQuery(dataQuery(getStats));
  const { data: requests } = useQuery(
    pageQuery(listRegistrations, { query: { ...onlyTotal, status: 'pending' } }),
  );
  const total = (page: { total: number } | undefined) => page && number(page.total);
  const waiting = (count: number | undefined) =>
    count !== undefined && count > 0 ? t('waiting', { count }) : undefined;
  const named = (id: NavigationId) => ({ name: t(`nav.${id}`), about: t(`adminPanel:about.${id}`) });
  return [
    { ...named('customers'), to: '/admin/customers', icon: UsersRound, figure: total(customers) },
    { ...named('manufacturers'), to: '/admin/manufacturers', icon: Factory, figure: total(manufacturers) },
    { ...named('catalogManagement'), to: '/admin/catalog', icon: Shirt, figure: total(products) },
    {
      ...named('orderManagement'),
      to: '/admin/orders',
      icon: ClipboardList,
      figure: list([
        waiting(stats?.pendingOrders),
        stats?.changeRequests ? t('adminPanel:changeRequests', { count: stats.changeRequests }) : undefined,
      ]),
    },
    {
      ...named('registrationRequests'),
      to: '/admin/registration-requests',
      icon: UserRoundPlus,
      figure: waiting(requests?.total),
    },
  ];
}

/** The other lists of staff. */
export function useTradeLinks(): AdminLink[] {
  const { t } = useTranslation(['shell', 'adminPanel']);
  const named = (id: 'reports' | 'imports' | 'collections' | 'sizing' | 'terms' | 'settings') => ({
    name: t(`adminPanel:${id}`),
    about: t(`adminPanel:about.${id}`),
  });
  return [
    { ...named('reports'), to: '/admin/reports', icon: ChartColumn },
    { ...named('imports'), to: '/admin/imports', icon: FileUp },
    { ...named('collections'), to: '/admin/collections', icon: LayoutGrid },
    { ...named('sizing'), to: '/admin/sizes', icon: Ruler },
    { ...named('terms'), to: '/admin/terms', icon: Scale },
    { ...named('settings'), to: '/admin/settings', icon: Settings },
    { name: t('record'), about: t('adminPanel:about.record'), to: '/admin/audit', icon: ScrollText },
  ];
}

export function AdminLinks({ links, onFollow }: { links: AdminLink[]; onFollow: () => void }) {
  return (
    <ul className="grid grid-cols-[1fr_1fr] gap-x-8 gap-y-1 max-w-[944px] max-md:gap-x-2">
      {links.map(({ to, icon: Icon, name, about, figure }) => (
        <li key={to}>
          <Link to={to} className="admin-link" onClick={onFollow}>
            <Icon className="icon-20 text-accent-text" aria-hidden="true" />
            <span>
              <b className="block text-15 leading-snug max-md:text-14 max-md:leading-tight">{name}</b>
              <span className="admin-link-about">{about}</span>
            </span>
            <span className="text-13 font-medium text-ink-2">{figure}</span>
            <ArrowRight className="admin-link-arrow flip" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
