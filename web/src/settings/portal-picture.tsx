import './portal-picture.css';
import { useMutation } from '@tanstack/react-query';
import { imageTypes, pictureSources } from '@toptan/contract/catalog/images';
import { getSettings } from '@toptan/contract/settings';
import { logoSideMin, setLoginPicture, setLogo } from '@toptan/contract/settings-changes';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/form.ts';
import { refresh } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { Button } from '../ui/button/button.tsx';
import { keepSettings } from './use-settings-form.ts';

/** A picture of the portal, set and removed at once. */
export function PortalPicture({
  place,
  url,
  version,
}: {
  place: 'logo' | 'login';
  url: string | null;
  version: number;
}) {
  const { t } = useTranslation(['settings', 'errors']);
  const errorText = useErrorText();
  const change = useMutation({
    mutationFn: (file: File | null) =>
      call(place === 'logo' ? setLogo : setLoginPicture, { body: { version } }, { file }),
    ...useOutcome({ done: t('saved'), failed: t('saveFailed') }),
    onSettled: settings => (settings ? keepSettings(settings) : refresh(getSettings)),
  });
  const input = useRef<HTMLInputElement>(null);
  const error = change.error as unknown;
  const problem = error instanceof ApiError ? error.fields[0]?.code : undefined;
  const sentence =
    problem === 'too_small'
      ? t('pictures.tooSmall', { limit: logoSideMin })
      : problem === 'invalid_image'
        ? t('pictures.invalid')
        : error
          ? errorText(error)
          : null;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <span className="settings-picture-frame" data-place={place}>
        {url === null ? (
          <ImageUp aria-hidden="true" />
        ) : (
          <img src={url} srcSet={pictureSources(url)} sizes="160px" alt={t(`pictures.${place}`)} />
        )}
      </span>
      <div className="flex-1 min-w-50">
        <b>{t(`pictures.${place}`)}</b>
        <p className="quiet">{t(`pictures.${place}Hint`, { limit: logoSideMin })}</p>
        <div className="flex flex-wrap gap-2 mt-2.5">
          <input
            ref={input}
            type="file"
            accept={imageTypes.join()}
            hidden
            aria-label={t(`pictures.${place}`)}
            onChange={event => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) change.mutate(file);
            }}
          />
          <Button busy={change.isPending} onClick={() => input.current?.click()}>
            <ImageUp aria-hidden="true" />
            {t(url === null ? 'pictures.choose' : 'pictures.change')}
          </Button>
          {url !== null && (
            <Button variant="ghost" disabled={change.isPending} onClick={() => change.mutate(null)}>
              <Trash2 aria-hidden="true" />
              {t('pictures.remove')}
            </Button>
          )}
        </div>
        {sentence && (
          <p className="mt-1.5 text-13 text-signal" role="alert">
            {sentence}
          </p>
        )}
      </div>
    </div>
  );
}
