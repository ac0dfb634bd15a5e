import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';

/** Milliseconds for which 'Copied' stands. */
const copiedMs = 2500;

export interface CopyButtonProps {
  value: string;
  /** Selects the text on the page, for a browser that copies only selected text, or only by hand. */
  select: () => void;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** 'Copy' unless given. */
  label?: string;
  /** True: the label is only read out. */
  iconOnly?: boolean;
  onCopied?: () => void;
}

/** Copies a text and confirms it; the confirmation stands beside it, in the line or below. */
export function CopyButton({
  value,
  select,
  variant,
  size,
  label,
  iconOnly = false,
  onCopied,
}: CopyButtonProps) {
  const { t } = useTranslation('ui');
  const words = label ?? t('copy');
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), copiedMs);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    onCopied?.();
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      select();
      // `execCommand` is older than `navigator.clipboard`, and works in every page.
      setState(document.execCommand?.('copy') ? 'copied' : 'selected');
    }
  }

  return (
    <>
      <Button
        {...(variant && { variant })}
        {...(size && { size })}
        {...(iconOnly && { 'aria-label': words })}
        onClick={() => void copy()}
      >
        {state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {!iconOnly && (state === 'copied' ? t('copied') : words)}
      </Button>
      <span role="status" className={state === 'selected' ? 'quiet basis-full' : 'sr-only'}>
        {state === 'copied' && t('copied')}
        {state === 'selected' && t('copyByHand')}
      </span>
    </>
  );
}
