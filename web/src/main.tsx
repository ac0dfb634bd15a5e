import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { runSessionCheck } from './auth/session-check.ts';
import { useSessionStore } from './auth/session-store.ts';
import { startI18n } from './i18n/i18n.ts';
import { chosenLanguage } from './i18n/language-store.ts';
import { wordsOf } from './i18n/word-groups.ts';
import { createAppRouter } from './router.tsx';
import { Shell } from './shell/shell-on-demand.tsx';
import { startTheme } from './shell/theme-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

startTheme();
const { user } = useSessionStore.getState();
const words = startI18n(chosenLanguage(), user ? wordsOf(user.role) : ['entry']);
void runSessionCheck();
// Fetched beside the check instead of after it.
if (user) void Shell.preload?.();
await words;
createRoot(root).render(
  <StrictMode>
    <App router={createAppRouter()} />
  </StrictMode>,
);
