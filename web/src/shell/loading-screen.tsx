import { useTranslation } from 'react-i18next';

/** Shows while it is not yet known who is signed in. */
export function LoadingScreen() {
  const { t } = useTranslation('words');
  return (
    <main className="grid min-h-dvh place-items-center text-ink-3" aria-busy="true">
      <p role="status">{t('loading')}</p>
    </main>
  );
}
