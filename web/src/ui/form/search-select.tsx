import './select.css';
import './search-select.css';
import { ChevronDown } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { Kbd } from '../button/kbd.tsx';
import { classNames } from '../class-names.ts';
import { BottomSheet, PickList, type PickListProps } from '../overlay/bottom-sheet.tsx';
import { Popover } from '../overlay/popover.tsx';
import { arrowStep } from '../overlay/shortcut-keys.ts';
import { PHONE, useMedia } from '../use-media.ts';
import { useFieldControl } from './field-context.ts';
import { SearchBox } from './search-box.tsx';
import type { SelectProps } from './select.tsx';

export interface SearchSelectProps<T extends string>
  extends Pick<PickListProps<T>, 'value' | 'options'>,
    Pick<SelectProps<T>, 'look' | 'placeholder' | 'leading' | 'disabled' | 'sheet'> {
  onChange: (value: T) => void;
  /** Accessible name of the button; not needed inside a Field. */
  label?: string | undefined;
  /** The chosen option; it need not be among the options. */
  chosen?: ReactNode;
  /** The key that leads to the button, shown at its end on a desktop. */
  hotkey?: string | undefined;
  search: {
    text: string;
    /** Called once typing rests, and with '' when the list closes. */
    onSearch: (text: string) => void;
    label: string;
    /** The number of options, or that there is none. */
    note: string;
    /** True: the options are still those of another text. */
    isPending: boolean;
  };
}

/** Down and up lead from the search through the options and back. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = arrowStep(event)?.rows;
  if (!step) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [role="option"]')];
  stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
}

/**
 * A select of more options than a list holds: the typed text searches, and Enter takes the first hit. The option of no value is no
 * hit. On a phone a bottom sheet.
 */
export function SearchSelect<T extends string>({
  value,
  options,
  onChange,
  look = 'field',
  placeholder,
  leading,
  disabled = false,
  sheet,
  label,
  chosen,
  hotkey,
  search,
}: SearchSelectProps<T>) {
  const control = useFieldControl();
  const isPhone = useMedia(PHONE);
  const [isOpen, setOpen] = useState(false);
  const [isFirstWanted, setFirstWanted] = useState(false);
  const openOrClose = (next: boolean) => {
    setOpen(next && !disabled);
    setFirstWanted(false);
    if (!next) search.onSearch('');
  };
  const pick = (next: T) => {
    openOrClose(false);
    if (next !== value) onChange(next);
  };
  const hits = search.text.trim() === '' ? options : options.filter(option => option.value !== '');
  const takeFirst = useEffectEvent(() => {
    setFirstWanted(false);
    if (hits[0]) pick(hits[0].value);
  });
  useEffect(() => {
    if (isFirstWanted && !search.isPending) takeFirst();
  }, [isFirstWanted, search.isPending]);
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    moveFocus(event);
    const { target } = event;
    // The search goes out with the same key.
    if (event.key === 'Enter' && target instanceof HTMLInputElement && target.value.trim() !== '') {
      event.preventDefault();
      setFirstWanted(true);
    }
  }
  const button: ComponentProps<'button'> = {
    type: 'button',
    role: 'combobox',
    className: classNames('select', `select-${look}`),
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-label': label,
    disabled,
    children: (
      <>
        {leading}
        <span className="select-value">
          <bdi>{chosen ?? placeholder}</bdi>
        </span>
        {hotkey && !isPhone ? (
          <span className="ms-auto" aria-hidden="true">
            <Kbd>{hotkey}</Kbd>
          </span>
        ) : (
          <ChevronDown className="ms-auto text-ink-3" aria-hidden="true" />
        )}
      </>
    ),
    ...control,
  };
  const marks = {
    'data-placeholder': chosen === undefined ? '' : undefined,
    'data-disabled': disabled ? '' : undefined,
  };
  const panel = (
    <search className="search-select" onKeyDown={onKeyDown} onInput={() => setFirstWanted(false)}>
      <SearchBox hotkey={false} label={search.label} value={search.text} onSearch={search.onSearch} />
      {hits.length > 0 && <PickList value={value} options={hits} label={search.label} onPick={pick} />}
      <p className="field-hint" role="status">
        {search.note}
      </p>
    </search>
  );
  if (isPhone)
    return (
      <>
        <button {...button} {...marks} onClick={() => openOrClose(true)} />
        <BottomSheet
          open={isOpen}
          onOpenChange={openOrClose}
          title={sheet?.title ?? search.label}
          subtitle={sheet?.subtitle}
        >
          {panel}
        </BottomSheet>
      </>
    );
  return (
    <Popover
      modal
      align="start"
      open={isOpen}
      onOpenChange={openOrClose}
      label={search.label}
      className="search-select-menu"
      trigger={<button {...button} {...marks} />}
    >
      {panel}
    </Popover>
  );
}
