import type { ErrorCode } from '@toptan/contract/errors';
import { listFileMax, readingMax } from '@toptan/contract/reading';
import { CircleAlert, CircleCheck, History, MessageSquareText, Undo2, WifiOff } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { useErrorText } from '../api/form.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import type { List } from './list-store.ts';

interface FailedTextProps {
  text: string;
  error: Error;
  retry: () => void;
  /** Reads the beginning that is short enough. */
  onFirst: () => void;
}

/** A text that was not read: too long, without a connection, or refused. It stays on the page. */
export function FailedText({ text, error, retry, onFirst }: FailedTextProps) {
  const { t, number } = useWords('reading');
  const errorText = useErrorText();
  const lines = text.split('\n').length;
  if (hasCode(error, 'text_too_long'))
    return (
      <Callout
        tone="danger"
        live
        icon={<CircleAlert aria-hidden="true" />}
        title={t('tooLong.title')}
        action={<Button onClick={onFirst}>{t('tooLong.first', { lines: number(readingMax.lines) })}</Button>}
      >
        {t('tooLong.text', { characters: number(readingMax.characters), lines: number(readingMax.lines) })}{' '}
        {lines > readingMax.lines && t('tooLong.has', { lines: t('head.lines', { count: lines }) })}
      </Callout>
    );
  if (hasCode(error, 'offline'))
    return (
      <Callout tone="warning" live icon={<WifiOff aria-hidden="true" />} title={t('offline.title')}>
        {t('offline.text')}
      </Callout>
    );
  return (
    <Callout
      tone="warning"
      live
      icon={<CircleAlert aria-hidden="true" />}
      title={t('failed.title')}
      action={<Button onClick={retry}>{t('retry')}</Button>}
    >
      {errorText(error)}
    </Callout>
  );
}

const noTable = ['file_unreadable', 'file_markup', 'file_no_table'] as const;
const tooMuch = [
  'file_too_large',
  'file_too_many_rows',
  'file_too_many_columns',
  'file_cell_too_long',
] as const;

/** A file whose rows were not read, and why. */
export function FailedFile({ error }: { error: Error }) {
  const { t, number } = useWords('reading');
  const errorText = useErrorText();
  const is = (...codes: readonly ErrorCode[]) => codes.some(code => hasCode(error, code));
  const why = () => {
    if (is(...noTable)) return t('file.noTable');
    if (is('file_old_excel', 'file_unsafe')) return t('file.protected');
    if (is('file_empty')) return t('file.empty');
    if (is(...tooMuch))
      return t('file.tooMuch', {
        megabytes: number(listFileMax.bytes / 1024 / 1024),
        rows: number(listFileMax.rows),
      });
    return errorText(error);
  };
  return (
    <Callout tone="danger" live icon={<CircleAlert aria-hidden="true" />} title={t('file.failed')}>
      {why()}
    </Callout>
  );
}

/** A list that was left on an earlier day. */
export function EarlierList({
  list,
  onGoOn,
  onThrowAway,
}: {
  list: List;
  onGoOn: () => void;
  onThrowAway: () => void;
}) {
  const { t, dateTime } = useWords('reading');
  return (
    <Callout
      icon={<History aria-hidden="true" />}
      title={t('earlier.title', { date: dateTime(list.at) })}
      action={
        <span className="flex flex-wrap gap-2">
          <Button onClick={onGoOn}>{t('earlier.goOn')}</Button>
          <Button variant="ghost" onClick={onThrowAway}>
            {t('throwAway')}
          </Button>
        </span>
      }
    >
      {t('earlier.text', {
        lines: t('head.lines', { count: list.lines }),
        questions: t('head.questions', { count: list.questions }),
      })}
    </Callout>
  );
}

/** All questions are answered. `onUndo`: null where no decision can be taken back. */
export function Settled({ onUndo }: { onUndo: (() => void) | null }) {
  const { t } = useTranslation('reading');
  return (
    <Callout
      tone="accent"
      icon={<CircleCheck aria-hidden="true" />}
      title={t('settled')}
      action={
        onUndo && (
          <Button onClick={onUndo}>
            <Undo2 className="flip" aria-hidden="true" />
            {t('undo')}
          </Button>
        )
      }
    >
      {t('settledText')}
    </Callout>
  );
}

/** Nothing of the texts is an order. */
export function NothingFound() {
  const { t } = useTranslation('reading');
  return (
    <Callout live icon={<MessageSquareText aria-hidden="true" />} title={t('nothing.title')}>
      <Trans t={t} i18nKey="nothing.text" components={{ eg: <span className="eg" /> }} />
    </Callout>
  );
}

/** Lines on their way, in the shape of what comes. */
export function LinesOnTheirWay({ count }: { count: number }) {
  const { t } = useTranslation('reading');
  return (
    <section className="list-card list-reading" aria-busy="true">
      <div className="list-card-head" role="status">
        <h2>{t('reading', { count })}</h2>
      </div>
      <div className="list-bones" aria-hidden="true">
        {['72%', '54%', '80%', '62%'].map(width => (
          <Skeleton key={width} shape="text" width={width} />
        ))}
      </div>
    </section>
  );
}

/** Lines that the server had no time for. */
export function NotRead({ count, onAgain }: { count: number; onAgain: () => void }) {
  const { t } = useTranslation('reading');
  return (
    <Callout
      tone="warning"
      live
      icon={<CircleAlert aria-hidden="true" />}
      title={t('left', { count })}
      action={<Button onClick={onAgain}>{t('retry')}</Button>}
    />
  );
}
