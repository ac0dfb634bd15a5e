import { imageTypes } from '@toptan/contract/catalog/images';
import type { Import } from '@toptan/contract/imports';
import { FolderOpen, Images } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { DropZone } from '../ui/form/drop-zone.tsx';
import { Step } from '../ui/layout/step.tsx';
import { useSendPictures } from './api.ts';
import { SendFailure } from './file-step.tsx';
import { NameRule } from './name-rule.tsx';

/** Takes an archive, pictures or a folder. They are sent in parts; nothing is changed by them. */
export function PictureStep({ onRead }: { onRead: (made: Import) => void }) {
  const { t, number } = useWords('imports');
  const { send, sent } = useSendPictures();
  const id = useId();
  const take = (files: readonly File[]) => files.length > 0 && send.mutate(files, { onSuccess: onRead });
  return (
    <Step number={1} title={t('steps.file')} state="current">
      <div className="step-body grid gap-4">
        <NameRule />
        <SendFailure id={id} error={send.error} />
        {send.isPending ? (
          <div className="grid gap-2" aria-live="polite">
            <ProgressBar done={sent.done} label={t('pictures.sending')} />
            <span className="text-13 text-ink-3">
              {t('pictures.sent', {
                done: number(sent.pictures),
                share: number(Math.round(100 * sent.done)),
              })}
            </span>
          </div>
        ) : (
          <>
            <DropZone
              onFile={(_, all) => take(all)}
              multiple
              accept={['.zip', ...imageTypes].join()}
              icon={<Images aria-hidden="true" />}
              prompt={t('pictures.prompt')}
              choose={t('pictures.choose')}
              hint={t('pictures.hint')}
              label={t('pictures.label')}
              invalid={send.isError}
              {...(send.isError && { describedBy: id })}
            />
            <label className="file-field link gap-2 w-fit min-h-11">
              <FolderOpen className="size-4" aria-hidden="true" /> {t('pictures.folder')}
              <input
                type="file"
                aria-label={t('pictures.folder')}
                {...{ webkitdirectory: '' }}
                onChange={event => {
                  take([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
            </label>
          </>
        )}
      </div>
    </Step>
  );
}
