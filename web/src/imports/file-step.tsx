import { exportTable } from '@toptan/contract/exports';
import type { ImportKind } from '@toptan/contract/file-fields';
import type { Import } from '@toptan/contract/imports';
import { Check, Download, Sheet } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../api/call.ts';
import { useErrorText } from '../api/form.ts';
import { useLanguage } from '../i18n/language-store.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout, InfoList } from '../ui/feedback/callout.tsx';
import { DropZone } from '../ui/form/drop-zone.tsx';
import { Step } from '../ui/layout/step.tsx';
import { useSendFile } from './api.ts';

/** Kinds of files that are tables. */
export const tableTypes = '.xlsx,.csv,.txt,.tsv';

/** Why a file was not taken. */
export function SendFailure({ error, ...place }: { error: Error | null; id?: string; className?: string }) {
  const { t } = useTranslation('imports');
  const errorText = useErrorText();
  if (!error) return null;
  return (
    <div {...place}>
      <Callout tone="danger" title={t('file.failed')} live>
        {errorText(error)}
      </Callout>
    </div>
  );
}

/** Takes the file. It is read at once, and nothing is changed. A user who has left meanwhile is not led back. */
export function FileStep({ kind, onRead }: { kind: ImportKind; onRead: (made: Import, file: File) => void }) {
  const { t } = useTranslation('imports');
  const send = useSendFile();
  const id = useId();
  const language = useLanguage();
  const tick = <Check aria-hidden="true" />;
  return (
    <Step number={1} title={t('steps.file')} state="current">
      <div className="step-body grid gap-4">
        <SendFailure id={id} error={send.error} />
        <DropZone
          onFile={file => send.mutate({ kind, file }, { onSuccess: made => onRead(made, file) })}
          accept={tableTypes}
          icon={<Sheet aria-hidden="true" />}
          prompt={send.isPending ? t('file.reading') : t('file.prompt')}
          choose={send.isPending ? '' : t('file.choose')}
          hint={t('file.hint')}
          label={t('file.label')}
          disabled={send.isPending}
          invalid={send.isError}
          {...(send.isError && { describedBy: id })}
        />
        <Button asChild variant="link">
          <a
            href={addressOf(exportTable, { params: { what: kind }, query: { format: 'xlsx', language } })}
            download
          >
            <Download className="size-4" aria-hidden="true" /> {t('file.all')}
          </a>
        </Button>
        <InfoList
          items={[
            { id: 'headings', icon: tick, text: t('file.headings') },
            { id: 'numbers', icon: tick, text: t('file.numbers') },
          ]}
        />
      </div>
    </Step>
  );
}
