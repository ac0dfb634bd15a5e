import '../overlay/overlay.css';
import './toaster.css';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Toast } from './toast.tsx';
import { currentToasts, dismissToast, subscribeToToasts, toastHotkey } from './toast-store.ts';

/** Otherwise an open dialog takes a press here for one outside of it, and closes. */
const keepFromDialogs = {
  onPointerDown: (event: { stopPropagation: () => void }) => event.stopPropagation(),
};

/**
 * Escape closes the toast only while the focus is in it, and gives the focus back. Elsewhere the key belongs to the layer below.
 */
function useEscape(
  region: { current: HTMLElement | null },
  before: { current: Element | null },
  open: number | undefined,
) {
  useEffect(() => {
    if (open === undefined) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !region.current?.contains(document.activeElement)) return;
      event.preventDefault();
      event.stopPropagation();
      dismissToast(open);
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [open, region, before]);
}

/** The place where toasts appear; rendered once. F8 leads there and Escape back. */
export function Toaster() {
  const { t } = useTranslation('ui');
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const region = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<Element | null>(null);
  useEscape(region, before, toasts.find(({ open }) => open)?.id);
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key !== toastHotkey) return;
      if (!region.current?.contains(document.activeElement)) before.current = document.activeElement;
      list.current?.focus();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, []);
  return (
    <section
      ref={region}
      aria-label={t('notifications', { hotkey: toastHotkey })}
      tabIndex={-1}
      {...keepFromDialogs}
    >
      <ol ref={list} tabIndex={-1} className="toast-region">
        {toasts.map(entry => (
          <Toast key={entry.id} {...entry} region={region} />
        ))}
      </ol>
    </section>
  );
}
