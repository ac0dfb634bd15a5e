import './styles.css';
import './shell/loading-screen.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { runSessionCheck } from './auth/session-check.ts';
import { startI18n } from './i18n/i18n.ts';
import { chosenLanguage } from './i18n/language-store.ts';
import { wordGroupsOf } from './i18n/word-groups.ts';
import { createAppRouter } from './router.tsx';
import { useSessionStore } from './session/session-store.ts';
import { Shell } from './shell/shell-on-demand.tsx';
import { startTheme } from './shell/theme-store.ts';
import { letBackClose } from './ui/overlay/use-back-closes.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
const place = root;

startTheme();
const { user } = useSessionStore.getState();
const words = startI18n(chosenLanguage(), user ? wordGroupsOf(user.role) : ['entry']);
const check = runSessionCheck();
// Fetched beside the check instead of after it.
if (user) void Shell.preload?.();

async function start(): Promise<void> {
  const router = letBackClose(createAppRouter);
  // Until the user is known and the screen is there, the page shows "Loading...".
  await Promise.all([words, check, router.load()]);
  // In small steps, so that a slow phone stays responsive.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  );
}
// No module waits for it: what it loads imports from the chunk that this module is part of.
void start();
