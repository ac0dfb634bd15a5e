import { getRouteApi } from '@tanstack/react-router';
import { listCustomers } from '@toptan/contract/customers';
import { deleteTerm, getTerm, listTerms, type Term } from '@toptan/contract/terms';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { useAction } from '../api/use-outcome.ts';
import { DeletionDialog } from '../lists/deletion-dialog.tsx';
import { StaffList, useStaffList } from '../lists/staff-list.tsx';
import { Button } from '../ui/button/button.tsx';
import { ListItem } from '../ui/table/list-item.tsx';
import { GroupsDialog } from './groups-dialog.tsx';
import { useTermColumns } from './term-columns.tsx';
import { TermForm } from './term-form.tsx';
import { useTermWords } from './use-term-words.ts';
import { WhyDialog } from './why-dialog.tsx';

const route = getRouteApi('/admin/terms');

/** Rules for quantities and orders, with a view of those that hold for a customer. Groups of customers stand on it too. */
export function AdminTermsPage() {
  const { t } = useTranslation('terms');
  const search = route.useSearch();
  const staffList = useStaffList(listTerms, { q: search.q }, search, route.useNavigate());
  const changed = [listTerms, listCustomers];
  const deletion = useAction({ done: t('deleted'), failed: t('deleteFailed'), changed });
  const { whom, what, says } = useTermWords();
  const [dialog, setDialog] = useState<'groups' | 'why' | null>(null);
  const nameOf = useCallback((term: Term) => `${whom(term)}: ${what(term)}`, [whom, what]);
  const show = (name: 'groups' | 'why') => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : null),
  });

  return (
    <>
      <StaffList
        {...staffList}
        words="terms"
        nameOf={nameOf}
        columns={useTermColumns()}
        filter={
          <>
            <Button onClick={() => setDialog('why')}>{t('whyTitle')}</Button>
            <Button onClick={() => setDialog('groups')}>{t('groups.title')}</Button>
          </>
        }
        renderItem={(term, item) => (
          <ListItem {...item}>
            <span>
              {says(term)}
              {term.grain && ` · ${t(`grains.${term.grain}`)}`}
            </span>
          </ListItem>
        )}
        deletion={([term], question) => (
          <DeletionDialog
            {...question}
            words="terms"
            things={[{ id: term.id, name: `${nameOf(term)} · ${says(term)}` }]}
            isBusy={deletion.isPending}
            onDelete={() =>
              deletion.mutate(() => call(deleteTerm, { params: { id: term.id } }), {
                onSettled: () => question.onOpenChange(false),
              })
            }
          />
        )}
        rowQuery={id => dataQuery(getTerm, { params: { id } })}
        form={(term, leave) => <TermForm term={term} {...leave} />}
      />
      <WhyDialog {...show('why')} />
      <GroupsDialog {...show('groups')} />
    </>
  );
}
