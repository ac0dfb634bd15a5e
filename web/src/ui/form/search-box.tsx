import { searchMax } from '@toptan/contract/pagination';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BareIconButton } from '../button/bare-icon-button.tsx';
import { Kbd } from '../button/kbd.tsx';
import { useShortcuts } from '../overlay/use-shortcuts.ts';
import { TextInput } from './text-input.tsx';

interface SearchBoxProps {
  /** The search that is in force, usually from the address. */
  value: string;
  /** Called with the typed text once typing rests, at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  /** Accessible name; also the placeholder unless that is given. */
  label: string;
  placeholder?: string;
  /** Rest in ms before onSearch; 0 asks with every key. */
  delay?: number;
  /** Whether the / key jumps here. One box per screen. */
  hotkey?: boolean;
  className?: string;
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
  /** The searches that were sent and may not be in force yet; the first one is. */
  const sent = useRef([value]);
  const onRest = useEffectEvent(onSearch);

  const send = (next: string) => {
    if (next === sent.current.at(-1)) return;
    sent.current.push(next);
    onSearch(next);
  };

  // The address may change under the field (back button, 'clear filters'); the typed text yields to it. What the field itself has
  // sent may come late, behind newer letters.
  useEffect(() => {
    const place = sent.current.indexOf(value);
    if (place === -1) setText(value);
    // The last one may be an earlier one again: nothing is on its way behind it.
    const isLast = value === sent.current.at(-1);
    sent.current = place === -1 || isLast ? [value] : sent.current.slice(place);
  }, [value]);

  useEffect(() => {
    if (text === sent.current.at(-1)) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // A page stays on screen until the next one is loaded; its search would lead back to it.
      if (window.location.pathname !== pathname) return;
      sent.current.push(text);
      onRest(text);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, delay]);

  const jump = () => {
    input.current?.focus();
    input.current?.select();
  };
  useShortcuts(hotkey ? [{ keys: ['/'], label: t('shortcuts.search'), group: 'page', run: jump }] : []);

  const clear = () => {
    setText('');
    send('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') send(text);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    // A second Escape gives the focus back to the page.
    if (text === '') input.current?.blur();
    else clear();
  };
  return (
    <TextInput
      ref={input}
      quiet
      role="searchbox"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={searchMax}
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        if (delay === 0) send(target.value);
      }}
      onKeyDown={onKeyDown}
      leading={<Search aria-hidden="true" />}
      trailing={
        text === '' ? (
          hotkey && <Kbd>/</Kbd>
        ) : (
          <BareIconButton label={t('clearSearch')} onClick={clear}>
            <X aria-hidden="true" />
          </BareIconButton>
        )
      }
      {...(className === undefined ? {} : { className })}
    />
  );
}
