import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { BareIconButton } from '../button/bare-icon-button.tsx';
import { classNames } from '../class-names.ts';
import { dismissToast, type ToastEntry, toastCloseMs } from './toast-store.ts';
import { useSwipe } from './use-swipe.ts';

const icons = { default: Info, success: CircleCheck, destructive: CircleAlert };

/**
 * Screen readers announce only changes of a live region that exists already. It exists this long before its text comes.
 * Milliseconds.
 */
const knownMs = 50;
/** Milliseconds after which the live region is removed. */
const spokenMs = 1000;

/**
 * Calls `close` after toastCloseMs. The time pauses while the pointer or the focus is in the region, and while
 * the window has no focus.
 */
function useAutoClose(open: boolean, region: RefObject<HTMLElement | null>, close: () => void) {
  const onEnd = useEffectEvent(close);
  useEffect(() => {
    const place = region.current;
    if (!open || place === null) return;
    let left = toastCloseMs;
    let since = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      if (timer !== undefined) return;
      since = Date.now();
      timer = setTimeout(() => onEnd(), left);
    };
    const rest = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - since;
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) run();
    };
    const onPointerLeave = () => {
      if (!place.contains(document.activeElement)) run();
    };
    const listeners = [
      [place, 'pointerenter', rest],
      [place, 'pointerleave', onPointerLeave],
      [place, 'focusin', rest],
      [place, 'focusout', onFocusOut],
      [window, 'blur', rest],
      [window, 'focus', run],
    ] as const;
    for (const [target, type, listener] of listeners)
      target.addEventListener(type, listener as EventListener);
    if (place.contains(document.activeElement)) since = Date.now();
    else run();
    return () => {
      clearTimeout(timer);
      for (const [target, type, listener] of listeners)
        target.removeEventListener(type, listener as EventListener);
    };
  }, [open, region]);
}

/** Announces the text once. It stands outside of the part that an open dialog hides from screen readers. */
function Spoken({ text, urgent }: { text: string; urgent: boolean }) {
  const [phase, setPhase] = useState<'before' | 'now' | 'after'>('before');
  useEffect(() => {
    const begin = setTimeout(() => setPhase('now'), knownMs);
    const end = setTimeout(() => setPhase('after'), spokenMs);
    return () => {
      clearTimeout(begin);
      clearTimeout(end);
    };
  }, []);
  if (phase === 'after') return null;
  return createPortal(
    <span className="sr-only" role="status" aria-live={urgent ? 'assertive' : 'polite'}>
      {phase === 'now' && text}
    </span>,
    document.body,
  );
}

interface ToastProps extends ToastEntry {
  /** The region that holds it. Pointer and focus in there pause its time. */
  region: RefObject<HTMLElement | null>;
}

/** A toast. Swiping right dismisses it, in every direction of text. */
export function Toast({ id, open, title, description, variant = 'default', action, region }: ToastProps) {
  const { t } = useTranslation('ui');
  const item = useRef<HTMLLIElement>(null);
  const [text, setText] = useState('');
  const [left, setLeft] = useState(!open);
  const close = () => {
    if (item.current?.contains(document.activeElement)) item.current.closest('ol')?.focus();
    dismissToast(id);
  };
  const swipe = useSwipe(close);
  useAutoClose(open, region, close);
  useEffect(() => {
    const sentences = item.current?.querySelectorAll('.toast-words > p') ?? [];
    setText(Array.from(sentences, ({ textContent }) => textContent).join('. '));
  }, []);
  useEffect(() => {
    if (open) return;
    let current = true;
    const leaving = item.current?.getAnimations?.().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(leaving).then(() => current && setLeft(true));
    return () => {
      current = false;
    };
  }, [open]);
  if (left) return null;
  const Icon = icons[variant];
  return (
    <li
      ref={item}
      className={classNames('toast', variant === 'destructive' && 'toast-destructive')}
      data-state={open ? 'open' : 'closed'}
      {...swipe}
    >
      {text && <Spoken text={text} urgent={variant === 'destructive'} />}
      <Icon aria-hidden="true" />
      <div>
        <div className="toast-words">
          {title !== undefined && <p className="toast-title">{title}</p>}
          {description !== undefined && (
            <p className={title === undefined ? 'toast-title' : 'toast-text'}>{description}</p>
          )}
        </div>
        {action !== undefined && (
          <button
            type="button"
            className="toast-action"
            onClick={() => {
              action.onSelect();
              close();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <BareIconButton label={t('close')} onClick={close}>
        <X aria-hidden="true" />
      </BareIconButton>
      <i className="toast-life" aria-hidden="true" />
    </li>
  );
}
