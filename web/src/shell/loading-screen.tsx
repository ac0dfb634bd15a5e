import './loading-screen.css';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../ui/brand-mark.tsx';

/** Shows while it is not yet known who is signed in. */
export function LoadingScreen() {
  const { t } = useTranslation('words');
  return (
    <main className="loading-screen" aria-busy="true">
      <h1 className="sr-only">Toptan</h1>
      <BrandMark className="loading-tag" />
      <p role="status">{t('loading')}</p>
    </main>
  );
}
