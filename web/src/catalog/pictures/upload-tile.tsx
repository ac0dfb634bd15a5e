import { productPicturesMax } from '@toptan/contract/catalog/products';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../api/form.ts';
import { BareIconButton } from '../../ui/button/bare-icon-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { useFileAddress } from '../../ui/form/use-file-address.ts';
import type { PictureUpload } from './use-picture-uploads.ts';

interface UploadTileProps {
  upload: PictureUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** A file that is being uploaded as a picture, or the reason for its refusal. */
export function UploadTile({ upload, onRetry, onRemove }: UploadTileProps) {
  const { t } = useTranslation(['products', 'problems', 'staffRefusals', 'ui']);
  const errorText = useErrorText();
  const { file, done, problem } = upload;
  const address = useFileAddress(file);

  function reason(): string {
    if (problem === 'too_many') return t('pictures.tooMany', { most: productPicturesMax });
    if (problem === 'invalid_image') return t('problems:invalid_image');
    return typeof problem === 'string' ? t(`staffRefusals:code.${problem}`) : errorText(problem);
  }

  return (
    <li className="picture-tile" aria-busy={done !== undefined || undefined}>
      <span className="relative block aspect-portrait rounded-1 overflow-hidden bg-sunken">
        {address && (
          <img
            className="size-full object-cover opacity-45"
            src={address}
            alt=""
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
        )}
        {done === undefined && (
          <BareIconButton
            label={t('ui:removeFile')}
            size="sm"
            className="absolute top-0 end-0"
            onClick={onRemove}
          >
            <X aria-hidden="true" />
          </BareIconButton>
        )}
      </span>
      <bdi className="code truncate block mt-1.5 text-ink-3">{file.name}</bdi>
      {done !== undefined && (
        <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1.5 text-ink-3">
          <ProgressBar done={done} label={file.name} />
          <bdi className="ltr">{t('image.share', { share: Math.round(done * 100) })}</bdi>
        </span>
      )}
      {done === undefined && !problem && <span className="quiet">{t('pictures.waiting')}</span>}
      <FieldError>{problem && reason()}</FieldError>
      {(problem === 'too_many' || problem instanceof Error) && (
        <Button variant="link" onClick={onRetry}>
          {t('ui:tryAgain')}
        </Button>
      )}
    </li>
  );
}
