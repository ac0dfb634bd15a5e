import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import { Kbd } from './kbd.tsx';
import { TextInput } from './text-input.tsx';

export interface SearchBoxProps {
  /** The search that is in force, usually from the address. */
  value: string;
  /** Called with the typed text once typing rests, at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  /** Accessible name; also the placeholder unless that is given. */
  label: string;
  placeholder?: string;
  /** Rest in ms before onSearch. */
  delay?: number;
  /** Whether the / key jumps here. One box per screen. */
  hotkey?: boolean;
  className?: string;
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Search field with the / key, a clear button and a rest before it asks. */
export function SearchBox({
  value,
  onSearch,
  label,
  placeholder = label,
  delay = 250,
  hotkey = true,
  className,
}: SearchBoxProps) {
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const onRest = useEffectEvent(onSearch);

  const send = (next: string) => {
    if (next === sent.current) return;
    sent.current = next;
    onSearch(next);
  };

  // The address may change under the field (back button, 'clear filters'); what is typed yields to it.
  useEffect(() => {
    if (value !== sent.current) {
      sent.current = value;
      setText(value);
    }
  }, [value]);

  useEffect(() => {
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      onRest(text);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, delay]);

  useEffect(() => {
    if (!hotkey) return;
    const jump = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isEditable(event.target))
        return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [hotkey]);

  const clear = () => {
    setText('');
    send('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') send(text);
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      clear();
    }
  };
  return (
    <TextInput
      ref={input}
      quiet
      role="searchbox"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={event => setText(event.target.value)}
      onKeyDown={onKeyDown}
      leading={<Search aria-hidden="true" />}
      trailing={
        text === '' ? (
          hotkey && <Kbd>/</Kbd>
        ) : (
          <IconButton label={t('clearSearch')} tooltip={false} onClick={clear}>
            <X aria-hidden="true" />
          </IconButton>
        )
      }
      {...(className === undefined ? {} : { className })}
    />
  );
}
