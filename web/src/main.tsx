import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { runSessionCheck } from './auth/session-check.ts';
import { useSessionStore } from './auth/session-store.ts';
import { startI18n } from './i18n/i18n.ts';
import { createAppRouter } from './router.tsx';
import { startTheme } from './shell/theme-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

startTheme();
void runSessionCheck();
// Fetched beside the check instead of after it.
void (useSessionStore.getState().isAuthenticated
  ? import('./shell/shell.tsx')
  : import('./auth/login-page.tsx'));
await startI18n();
createRoot(root).render(
  <StrictMode>
    <App router={createAppRouter()} />
  </StrictMode>,
);
