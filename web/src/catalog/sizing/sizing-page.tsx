import './sizing.css';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../api/form.ts';
import { useNameInLanguage } from '../../i18n/use-colour-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useOverlay } from '../../lists/use-overlay.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingWords, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { QuestionDialog, useQuestion } from '../../ui/overlay/use-question.tsx';
import { type Sized, useCountedColours, useCountedSizeSets } from './api.ts';
import { ColourForm } from './colour-form.tsx';
import { SizeSetForm } from './size-set-form.tsx';
import { SizingDeletion } from './sizing-deletion.tsx';
import { ColourRow, SizeSetRow } from './sizing-rows.tsx';

const route = getRouteApi('/admin/sizes');

function Waiting() {
  const { t } = useTranslation('words');
  return (
    <div className="sizing-waiting">
      <LoadingWords>{t('loading')}</LoadingWords>
      <Skeleton shape="box" height="44px" />
      <Skeleton shape="box" height="44px" />
      <Skeleton shape="box" height="44px" />
    </div>
  );
}

/** The sizes and colours that goods come in. */
export function SizingPage() {
  const { t } = useTranslation('sizing');
  const { list } = useFormat();
  const nameOf = useNameInLanguage();
  const errorText = useErrorText();
  const { edit } = route.useSearch();
  const form = useOverlay(route.useNavigate(), 'edit');
  const { ask, question } = useQuestion<Sized>();
  const sets = useCountedSizeSets();
  const colours = useCountedColours();
  const leave = useMemo(
    () => ({ onClose: () => form.close(), onSaved: () => form.close({ isSaved: true }) }),
    [form],
  );

  function openForm(): ReactNode {
    if (edit === 'new') return <SizeSetForm key="new" set={null} {...leave} />;
    if (edit === 'new-color') return <ColourForm key="new" colour={null} {...leave} />;
    const set = sets.data?.find(({ id }) => id === edit);
    if (set) return <SizeSetForm key={edit} set={set} {...leave} />;
    const colour = colours.data?.find(({ id }) => id === edit);
    return colour && <ColourForm key={edit} colour={colour} {...leave} />;
  }

  const error = sets.error ?? colours.error;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={
          sets.data && colours.data
            ? list([
                t('setCount', { count: sets.data.length }),
                t('colorCount', { count: colours.data.length }),
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
      {error && !(sets.data && colours.data) ? (
        <ErrorState
          title={t('failed')}
          text={errorText(error)}
          onRetry={() => {
            void sets.refetch();
            void colours.refetch();
          }}
          retrying={sets.isFetching || colours.isFetching}
        />
      ) : (
        <div className="sizing">
          <Card title={t('sets.title')} end={<span className="sizing-note">{t('sets.note')}</span>}>
            {sets.data ? (
              <ul className="sizing-rows">
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
          <Card title={t('colors.title')} end={<span className="sizing-note">{t('colors.note')}</span>}>
            {colours.data ? (
              <ul className="sizing-rows">
                {colours.data.map(row => (
                  <ColourRow
                    key={row.id}
                    colour={row}
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
