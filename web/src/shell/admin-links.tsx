import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { listProducts } from '@toptan/contract/catalog/products';
import { listCustomers } from '@toptan/contract/customers';
import { listManufacturers } from '@toptan/contract/manufacturers';
import { listRegistrations } from '@toptan/contract/registration';
import { getStats } from '@toptan/contract/stats';
import {
  ArrowRight,
  ClipboardList,
  Factory,
  type LucideIcon,
  Shirt,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dataQuery, pageQuery } from '../api/queries.ts';
import { useFormat } from '../i18n/use-format.ts';

type AdminLink = {
  id: 'customers' | 'manufacturers' | 'catalogManagement' | 'orderManagement' | 'registrationRequests';
  to: NonNullable<LinkProps['to']>;
  icon: LucideIcon;
  /** How many there are, or wait; absent until it is known. */
  figure: string | undefined;
};

const onlyTotal = { limit: 1 };

function useAdminLinks(): AdminLink[] {
  const { t } = useTranslation(['shell', 'adminPanel']);
  const { number } = useFormat();
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
  return [
    { id: 'customers', to: '/admin/customers', icon: UsersRound, figure: total(customers) },
    { id: 'manufacturers', to: '/admin/manufacturers', icon: Factory, figure: total(manufacturers) },
    { id: 'catalogManagement', to: '/admin/catalog', icon: Shirt, figure: total(products) },
    {
      id: 'orderManagement',
      to: '/admin/orders',
      icon: ClipboardList,
      figure: waiting(stats?.pendingOrders),
    },
    {
      id: 'registrationRequests',
      to: '/admin/registration-requests',
      icon: UserRoundPlus,
      figure: waiting(requests?.total),
    },
  ];
}

export function AdminLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation(['shell', 'adminPanel']);
  return (
    <ul className="admin-links">
      {useAdminLinks().map(({ id, to, icon: Icon, figure }) => (
        <li key={id}>
          <Link to={to} className="admin-link" onClick={onFollow}>
            <Icon className="admin-link-icon" aria-hidden="true" />
            <span>
              <b className="block text-15 leading-snug max-md:text-14 max-md:leading-tight">
                {t(`nav.${id}`)}
              </b>
              <span className="admin-link-about">{t(`adminPanel:about.${id}`)}</span>
            </span>
            <span className="text-13 font-medium text-ink-2">{figure}</span>
            <ArrowRight className="admin-link-arrow flip" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
