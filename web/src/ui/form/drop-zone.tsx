import './drop-zone.css';
import { ImageUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BareIconButton } from '../button/bare-icon-button.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface DropZoneProps {
  /** Called with the chosen or dropped file, and all of them; checking their kind and size is the caller's. */
  onFile: (file: File, all: readonly File[]) => void;
  /** Takes several. */
  multiple?: boolean;
  /** The words of the zone; the second part looks like a link. */
  prompt: ReactNode;
  choose: ReactNode;
  /** The files that are taken, in the reader's language. */
  hint: string;
  /** Accessible name of the file control. */
  label: string;
  /** Kinds of files that the file dialog offers. */
  accept: string;
  /** The icon in the place of the picture's. */
  icon?: ReactNode;
  invalid?: boolean;
  /** Id of the message that explains why it is invalid. */
  describedBy?: string;
  disabled?: boolean;
  /** A Picture of the stored file, or an img of the chosen one. */
  preview?: ReactNode;
  /** The chosen file on its way: done from 0 to 1, undefined before it starts. */
  upload?: { name: string; done?: number; figures?: ReactNode; onRemove?: () => void };
}

/**
 * Takes a file, or several: dropped anywhere, chosen, or pasted into the focused zone.
 */
export function DropZone({
  onFile,
  multiple = false,
  prompt,
  choose,
  hint,
  label,
  accept,
  icon = <ImageUp aria-hidden="true" />,
  invalid,
  describedBy,
  disabled,
  preview,
  upload,
}: DropZoneProps) {
  const { t } = useTranslation('ui');
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file, [...(files ?? [])]);
  };
  const over = useFileDrop(take, disabled);
  return (
    <div className="drop">
      {preview}
      {upload !== undefined && (
        <div className="upload">
          <div className="flex items-center justify-between gap-2">
            <bdi className="truncate font-medium">{upload.name}</bdi>
            {upload.onRemove !== undefined && (
              <BareIconButton label={t('removeFile')} onClick={upload.onRemove}>
                <X aria-hidden="true" />
              </BareIconButton>
            )}
          </div>
          {upload.done !== undefined && <ProgressBar done={upload.done} label={upload.name} />}
          {upload.figures !== undefined && (
            <div className="upload-figures flex items-center justify-between gap-2">{upload.figures}</div>
          )}
        </div>
      )}
      <label
        className="drop-zone file-field"
        data-over={over || undefined}
        data-invalid={invalid || undefined}
      >
        <input
          type="file"
          multiple={multiple}
          accept={accept}
          aria-label={label}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          disabled={disabled}
          onChange={event => {
            take(event.target.files);
            event.target.value = '';
          }}
          onPaste={event => take(event.clipboardData.files)}
        />
        {icon}
        <span>
          {prompt} <span className="text-accent-text font-medium">{choose}</span>
        </span>
        <small>{hint}</small>
      </label>
    </div>
  );
}
