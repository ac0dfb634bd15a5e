import './drop-zone.css';
import { ImageUp, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import { ProgressBar } from './progress-bar.tsx';

export interface DropZoneProps {
  /** Called with the chosen or dropped file; checking its kind and size is the caller's. */
  onFile: (file: File) => void;
  /** The words of the zone; the second part looks like a link. */
  prompt: ReactNode;
  choose: ReactNode;
  /** What is taken: the specification's 'PNG, JPG, GIF (Max 5MB)'. */
  hint: string;
  /** Accessible name of the file control. */
  label: string;
  accept?: string;
  invalid?: boolean;
  disabled?: boolean;
  /** A Picture of what is stored, or an img of the chosen file. */
  preview?: ReactNode;
  /** The chosen file on its way: done from 0 to 1, undefined before it starts. */
  upload?: { name: string; done?: number; figures?: ReactNode; onRemove?: () => void };
}

/** Takes one picture, by dropping, choosing or pasting into the focused zone. */
export function DropZone({
  onFile,
  prompt,
  choose,
  hint,
  label,
  accept = 'image/png,image/jpeg,image/gif',
  invalid,
  disabled,
  preview,
  upload,
}: DropZoneProps) {
  const { t } = useTranslation('ui');
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  return (
    <div className="drop">
      {preview}
      {upload !== undefined && (
        <div className="upload">
          <div className="upload-line">
            <bdi className="upload-name">{upload.name}</bdi>
            {upload.onRemove !== undefined && (
              <IconButton label={t('removeFile')} tooltip={false} onClick={upload.onRemove}>
                <X aria-hidden="true" />
              </IconButton>
            )}
          </div>
          {upload.done !== undefined && <ProgressBar done={upload.done} label={upload.name} />}
          {upload.figures !== undefined && <div className="upload-line upload-figures">{upload.figures}</div>}
        </div>
      )}
      <label
        className="drop-zone"
        data-over={over || undefined}
        data-invalid={invalid || undefined}
        onDragOver={event => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          type="file"
          accept={accept}
          aria-label={label}
          disabled={disabled}
          onChange={event => {
            take(event.target.files);
            event.target.value = '';
          }}
          onPaste={event => take(event.clipboardData.files)}
        />
        <ImageUp aria-hidden="true" />
        <span>
          {prompt} <span className="drop-choose">{choose}</span>
        </span>
        <small>{hint}</small>
      </label>
    </div>
  );
}
