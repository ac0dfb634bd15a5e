import '../styles.css';
import './design.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { changeLanguage, startI18n } from '../i18n/i18n.ts';
import { DesignPage } from './design-page.tsx';

/** /design?lang=ar&theme=dark shows the whole system in that language and theme. */
const query = new URLSearchParams(location.search);
const language = query.get('lang') === 'ar' ? 'ar' : query.get('lang') === 'tr' ? 'tr' : 'en';
const dark = query.get('theme') === 'dark';
document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
await startI18n(language);
await changeLanguage(language);

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <DesignPage language={language} theme={dark ? 'dark' : 'light'} />
    </StrictMode>,
  );
}
