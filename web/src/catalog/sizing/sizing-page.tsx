import './sizing.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { listColors, listSizeSets } from '@toptan/contract/catalog/sizing';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../api/form.ts';
import { dataQuery } from '../../api/queries.ts';
import { useNameInLanguage } from '../../i18n/use-color-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useOverlay } from '../../lists/use-overlay.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingWords, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { QuestionDialog, useQuestion } from '../../ui/overlay/use-question.tsx';
import { ColorForm } from './color-form.tsx';
import { SizeSetForm } from './size-set-form.tsx';
import { type Sized, SizingDeletion } from './sizing-deletion.tsx';
import { ColorRow, SizeSetRow } from './sizing-rows.tsx';

const counted = { query: { counts: 'true' } } as const;

const route = getRouteApi('/admin/sizes');

function Waiting() {
  const { t } = useTranslation('words');
  return (
    <div className="grid gap-3 py-4 px-5">
      <LoadingWords>{t('loading')}</LoadingWords>
      <Skeleton shape="box" height="44px" />
      <Skeleton shape="box" height="44px" />
      <Skeleton shape="box" height="44px" />
    </div>
  );
}

/** The sizes and colors that goods come in. */
export function SizingPage() {
  const { t, list } = useWords('sizing');
  const nameOf = useNameInLanguage();
  const errorText = useErrorText();
  const { edit } = route.useSearch();
  const form = useOverlay(route.useNavigate(), 'edit');
  const { ask, question } = useQuestion<Sized>();
  const sets = useQuery(dataQuery(listSizeSets, counted));
  const colors = useQuery(dataQuery(listColors, counted));
  const leave = useMemo(
    () => ({ onClose: () => form.close(), onSaved: () => form.close({ isSaved: true }) }),
    [form],
  );

  function openForm(): ReactNode {
    if (edit === 'new') return <SizeSetForm key="new" set={null} {...leave} />;
    if (edit === 'new-color') return <ColorForm key="new" color={null} {...leave} />;
    const set = sets.data?.find(({ id }) => id === edit);
    if (set) return <SizeSetForm key={edit} set={set} {...leave} />;
    const color = colors.data?.find(({ id }) => id === edit);
    return color && <ColorForm key={edit} color={color} {...leave} />;
  }

  const error = sets.error ?? colors.error;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={
          sets.data && colors.data
            ? list([
                t('setCount', { count: sets.data.length }),
                t('colorCount', { count: colors.data.length }),
              ])
            : '\u00a0'
        }
        tools={
          <>
            <Button onClick={() => form.open('new-color')}>
              <Plus aria-hidden="true" />
              {t('colors.add')}
            </Button>
            <Button variant="primary" onClick={() => form.open('new')}>
              <Plus aria-hidden="true" />
              {t('sets.add')}
            </Button>
          </>
        }
      />
      {error && !(sets.data && colors.data) ? (
        <ErrorState
          title={t('failed')}
          text={errorText(error)}
          onRetry={() => {
            void sets.refetch();
            void colors.refetch();
          }}
          retrying={sets.isFetching || colors.isFetching}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)] items-start gap-6 max-lg:grid-cols-1">
          <Card title={t('sets.title')} end={<span className="py-1">{t('sets.note')}</span>}>
            {sets.data ? (
              <ul className="sizing-rows divide-y divide-line">
                {sets.data.map(row => (
                  <SizeSetRow
                    key={row.id}
                    set={row}
                    name={nameOf(row)}
                    onEdit={() => form.open(row.id)}
                    onDelete={() => ask({ words: 'sets', row })}
                  />
                ))}
              </ul>
            ) : (
              <Waiting />
            )}
          </Card>
          <Card title={t('colors.title')} end={<span className="py-1">{t('colors.note')}</span>}>
            {colors.data ? (
              <ul className="sizing-rows divide-y divide-line">
                {colors.data.map(row => (
                  <ColorRow
                    key={row.id}
                    color={row}
                    name={nameOf(row)}
                    onEdit={() => form.open(row.id)}
                    onDelete={() => ask({ words: 'colors', row })}
                  />
                ))}
              </ul>
            ) : (
              <Waiting />
            )}
          </Card>
        </div>
      )}
      {openForm()}
      <QuestionDialog question={question}>
        {(sized, dialog) => <SizingDeletion sized={sized} {...dialog} />}
      </QuestionDialog>
    </>
  );
}
