import { useRef } from 'react';
import { CopyButton, type CopyButtonProps } from '../button/copy-button.tsx';
import { TextInput } from './text-input.tsx';

interface CopyFieldProps extends Pick<CopyButtonProps, 'value' | 'variant' | 'onCopied'> {
  label: string;
}

/** Text to be handed on, such as a one-time link, and the button that copies it. */
export function CopyField({ value, label, variant = 'primary', onCopied }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap gap-2 text-start">
      <TextInput
        ref={input}
        className="min-w-0 flex-1"
        readOnly
        code
        dir="ltr"
        aria-label={label}
        value={value}
        onFocus={event => event.target.select()}
      />
      <CopyButton
        value={value}
        variant={variant}
        select={() => input.current?.select()}
        {...(onCopied && { onCopied })}
      />
    </div>
  );
}
