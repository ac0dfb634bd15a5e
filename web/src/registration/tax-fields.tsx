import './tax-fields.css';
import { imageTypes } from '@toptan/contract/catalog/images';
import { taxPlateSide } from '@toptan/contract/registration-form';
import { Camera, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BareIconButton } from '../ui/button/bare-icon-button.tsx';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { useFieldGroup } from '../ui/form/field-context.ts';
import { useFileAddress } from '../ui/form/use-file-address.ts';

/** A problem of the chosen photograph. */
export type PhotoProblem = 'invalid_image' | 'too_big';

interface TaxFieldsProps {
  /** The input of the tax number. */
  children: ReactNode;
  photo: File | null;
  onPhoto: (photo: File | null) => void;
  problem: PhotoProblem | null;
  onProblem: (problem: PhotoProblem | null) => void;
  /** The chosen photograph is still being scaled down. */
  isScaling: boolean;
  onScaling: (isScaling: boolean) => void;
  isBusy: boolean;
}

/** What speeds up the approval: the tax number, and a photograph of the tax certificate. */
export function TaxFields({ children, problem, ...plate }: TaxFieldsProps) {
  const { t } = useTranslation('registration');
  const id = useId();
  const problems = { invalid_image: t('tax.noPicture'), too_big: t('tax.tooLarge') };
  return (
    <section className="tax-fields" aria-labelledby={id}>
      <h2 id={id}>
        {t('tax.title')} <span>{t('tax.optional')}</span>
      </h2>
      <div className="grid gap-4">
        {children}
        <Field label={t('tax.plate')} error={problem && problems[problem]} group>
          <TaxPlate {...plate} />
        </Field>
      </div>
    </section>
  );
}

/**
 * Draws a photograph upright, on white, as large as the server keeps it: a telephone then sends kilobytes, and no place where it was
 * taken. Null for a file that the browser cannot read as a picture.
 */
async function scaledPhoto(file: File): Promise<File | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, taxPlateSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.85));
    return blob && new File([blob], 'tax-plate.jpg', { type: blob.type });
  } catch {
    // Browsers report no reason.
    return null;
  }
}

/** The photograph of the tax certificate, chosen or taken with the camera, and scaled down at once. */
function TaxPlate({
  photo,
  onPhoto,
  onProblem,
  isScaling,
  onScaling,
  isBusy,
}: Omit<TaxFieldsProps, 'children' | 'problem'>) {
  const { t } = useTranslation('registration');
  const group = useFieldGroup();
  const address = useFileAddress(photo);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function take(file: File) {
    onScaling(true);
    const scaled = await scaledPhoto(file);
    onScaling(false);
    if (scaled) onPhoto(scaled);
    onProblem(scaled ? null : 'invalid_image');
  }
  function remove() {
    onPhoto(null);
    onProblem(null);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the label of the field names the group.
    <div className="tax-plate" role="group" {...group}>
      {address && <img src={address} alt="" />}
      <div>
        {photo && (
          <b className="font-medium" role="status">
            {t('tax.added')}
          </b>
        )}
        <p className="text-13 leading-[1.5] text-ink-3">{t('tax.privacy')}</p>
        <div className="flex flex-wrap items-center gap-2.5 mt-2">
          <input
            ref={input}
            type="file"
            accept={imageTypes.join()}
            hidden
            aria-label={t('tax.plate')}
            onChange={event => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void take(file);
            }}
          />
          <Button
            ref={button}
            size="md"
            busy={isScaling}
            disabled={isBusy}
            onClick={() => input.current?.click()}
          >
            <Camera aria-hidden="true" />
            {t(photo ? 'tax.again' : 'tax.add')}
          </Button>
          {photo && (
            <BareIconButton label={t('tax.remove')} disabled={isBusy} onClick={remove}>
              <Trash2 aria-hidden="true" />
            </BareIconButton>
          )}
        </div>
      </div>
    </div>
  );
}
