import './command-button.css';
import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionStore } from '../../session/session-store.ts';
import { Kbd } from '../../ui/button/kbd.tsx';
import { isCovered, shortcutKey } from '../../ui/overlay/shortcut-keys.ts';
import { useLoadAtHand } from '../../ui/overlay/use-load-at-hand.ts';
import { useDocumentKeys, useShortcuts } from '../../ui/overlay/use-shortcuts.ts';
import { rememberOpened } from './lately.ts';

const load = () => import('./command-menu.tsx');
const CommandMenu = lazy(async () => ({ default: (await load()).CommandMenu }));

/** Keeps the letters that are typed before the menu is there. */
function TypedEarly({ onLetter }: { onLetter: (letter: string) => void }) {
  useDocumentKeys(event => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onLetter(event.key);
  });
  return null;
}

/** Opens the command menu, as Ctrl K and ⌘ K do, and remembers opened rows, which the menu offers. For administrators. */
export function CommandButton() {
  const { t } = useTranslation(['adminPanel', 'command']);
  const [isOpen, setOpen] = useState(false);
  const [early, setEarly] = useState('');
  useLoadAtHand(load);
  useShortcuts([{ keys: ['Ctrl+K'], label: t('command:title'), group: 'page' }]);
  useDocumentKeys(event => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (shortcutKey(event) !== 'k' || isCovered()) return;
    event.preventDefault();
    setOpen(true);
  });
  const router = useRouter();
  const userId = useSessionStore(({ user }) => user?.id);
  useEffect(() => {
    if (userId === undefined) return undefined;
    const remember = ({ pathname, search }: { pathname: string; search: object }) =>
      rememberOpened(userId, pathname, search);
    remember(router.state.location);
    // The address is remembered at once: a user who leaves before all is loaded has opened it as well.
    return router.subscribe('onBeforeLoad', ({ toLocation }) => remember(toLocation));
  }, [router, userId]);
  return (
    <>
      <button
        type="button"
        className="head-button command-button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" />
        <span className="max-lg:sr-only">{t('search')}</span>
        <span className="max-lg:sr-only" aria-hidden="true">
          <Kbd>Ctrl K</Kbd>
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={<TypedEarly onLetter={letter => setEarly(text => text + letter)} />}>
          <CommandMenu
            firstText={early}
            onClose={() => {
              setOpen(false);
              setEarly('');
            }}
          />
        </Suspense>
      )}
    </>
  );
}
