import { Link } from '@tanstack/react-router';
import type { ListedImport } from '@toptan/contract/imports';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../i18n/use-words.ts';
import { LoadError } from '../lists/load-error.tsx';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { QuestionDialog, useQuestion } from '../ui/overlay/use-question.tsx';
import { useEarlierImports, useRemoveImport } from './api.ts';

/** Whether no row of an import is applied, so that its removal loses nothing but the file and its repairs. */
const isRemovable = ({ state }: ListedImport) => state === 'columns' || state === 'checked';

interface RemovalProps {
  removed: ListedImport;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Removal({ removed: { id, fileName }, ...dialog }: RemovalProps) {
  const { t } = useTranslation(['imports', 'words']);
  const removal = useRemoveImport(id);
  return (
    <ConfirmDialog
      {...dialog}
      title={t('earlier.removeTitle')}
      sentence={t('earlier.removeText')}
      things={[{ id, name: fileName }]}
      icon={<Trash2 aria-hidden="true" />}
      confirmLabel={t('words:delete')}
      busyLabel={t('earlier.removing')}
      busy={removal.isPending}
      onConfirm={() => removal.mutate(undefined, { onSettled: () => dialog.onOpenChange(false) })}
    />
  );
}

/** Earlier imports, the last ones first; a waiting one goes on from its step. */
export function EarlierImports() {
  const { t, dateTime } = useWords('imports');
  const list = useEarlierImports();
  const { ask, question } = useQuestion<ListedImport>();
  const rows = list.data?.pages.flatMap(page => page.rows);
  return (
    <Card title={t('earlier.title')} end={t('earlier.kept')}>
      {list.isError && !rows && <LoadError inline title={t('check.failed')} query={list} />}
      {rows?.length === 0 && <p className="p-5 text-13 text-ink-3">{t('earlier.none')}</p>}
      <ul className="grid">
        {rows?.map(row => (
          <li key={row.id} className="import-row earlier-import">
            <span className="text-13 text-ink-3">{t(`kinds.${row.kind}`)}</span>
            <Link to="/admin/imports" search={{ import: row.id }} className="link">
              <bdi>{row.fileName}</bdi>
            </Link>
            <span className="text-13 text-ink-3">
              {t(`states.${row.state}`)} · {t('rows', { count: row.counts.rows })} · {dateTime(row.createdAt)}{' '}
              · <bdi>{row.createdBy}</bdi>
            </span>
            {isRemovable(row) && (
              <IconButton
                size="sm"
                label={t('earlier.remove', { file: row.fileName })}
                onClick={() => ask(row)}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="step-foot border-t-0">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('check.more')}
          </Button>
        </div>
      )}
      <QuestionDialog question={question}>
        {(removed, dialog) => <Removal removed={removed} {...dialog} />}
      </QuestionDialog>
    </Card>
  );
}
