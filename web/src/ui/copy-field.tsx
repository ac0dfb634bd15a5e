import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { TextInput } from './text-input.tsx';

/** How long 'Copied' stands, in ms. */
const praise = 2500;

/** Text to be handed on, such as a one-time link, and the button that copies it. */
export function CopyField({ value, label }: { value: string; label: string }) {
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), praise);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      // Outside https a page may not write to the clipboard; the text is marked to be copied by hand.
      input.current?.select();
      setState('selected');
    }
  }

  return (
    <div className="grid gap-2">
      <div className="flex gap-2">
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
        <Button variant="primary" onClick={() => void copy()}>
          {state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {state === 'copied' ? t('copied') : t('copy')}
        </Button>
      </div>
      <span role="status" className={state === 'selected' ? 'quiet' : 'sr-only'}>
        {state === 'copied' && t('copied')}
        {state === 'selected' && t('copyByHand')}
      </span>
    </div>
  );
}
