import { listOrderSummaries, type OrderSummary } from '@toptan/contract/orders';
import { useEffect, useMemo, useState } from 'react';
import { useEndlessRows } from '../../lists/use-endless-rows.ts';
import { useSteadyRows } from '../../ui/table/use-steady-rows.ts';
import { isTouched } from '../api.ts';
import { wholeSummary } from '../read-api.ts';
import { type AdminOrdersSearch, filtersOf } from './admin-orders-search.ts';

const idOf = ({ id }: OrderSummary) => id;

/** Whether the list is scrolled: then new rows above would move the rows in sight. */
function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const listen = () => setScrolled(window.scrollY > 0);
    listen();
    window.addEventListener('scroll', listen, { passive: true });
    return () => window.removeEventListener('scroll', listen);
  }, []);
  return isScrolled;
}

/**
 * The loaded orders of the search and filters. While somebody deals with them (the pointer or the focus is in the table, details
 * are open, the page is scrolled) no row moves because of other users' changes.
 */
export function useOrderRows(search: AdminOrdersSearch) {
  const filters = filtersOf(search);
  const answered = useEndlessRows(listOrderSummaries, { view: 'summary', ...filters });
  const rows = useMemo(() => answered.rows.map(wholeSummary), [answered.rows]);
  const list = { ...answered, rows };
  const [isEngaged, setEngaged] = useState(false);
  const isScrolled = useIsScrolled();
  const wanted = JSON.stringify(filters);
  const [scope, setScope] = useState(wanted);
  // The rows of the former search stay until those of this one are there.
  if (!list.isBehind && list.status === 'ready' && scope !== wanted) setScope(wanted);
  const steady = useSteadyRows({
    rows,
    rowId: idOf,
    scope,
    held: isEngaged || isScrolled || search.order !== undefined,
    mayLeave: isTouched,
  });
  return { list, filters, steady, scope, engage: setEngaged };
}
