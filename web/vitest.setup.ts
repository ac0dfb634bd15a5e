import { cleanup, configure } from '@testing-library/react';
import { defaultLanguage } from '@toptan/contract/languages';
import { afterEach, beforeEach } from 'vitest';
import { rememberColors } from './src/i18n/colors.ts';
import { useLanguageStore } from './src/i18n/language-store.ts';
import { rememberList } from './src/orders/staff/left-list-api.ts';
import { forgetSession } from './src/session/session-store.ts';
import { currentToasts, dismissToast } from './src/ui/feedback/toast-store.ts';

// A call that a test stands in for by what is cached is asked again behind it, and gets no answer.
globalThis.fetch = () => new Promise(() => {});

configure({ asyncUtilTimeout: 5_000 });

// Test files share a process, and with it the document, the browser's storage and what modules keep.
beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  useLanguageStore.setState({ currentLanguage: defaultLanguage });
  rememberColors([]);
  rememberList({});
  forgetSession();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

afterEach(cleanup);
