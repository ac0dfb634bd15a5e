import './command-button.css';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../ui/overlay/kbd.tsx';
import { isCovered, shortcutKey } from '../../ui/overlay/shortcut-keys.ts';

const CommandMenu = lazy(async () => ({ default: (await import('./command-menu.tsx')).CommandMenu }));

/** Opens the command menu, as Ctrl K and ⌘ K do. For administrators. */
export function CommandButton() {
  const { t } = useTranslation('adminPanel');
  const [isOpen, setOpen] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (shortcutKey(event) !== 'k' || isCovered()) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className="head-button command-button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" />
        <span>{t('search')}</span>
        <span aria-hidden="true">
          <Kbd>Ctrl K</Kbd>
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <CommandMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
