import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useForgetting } from '../portal/browser-storage.ts';
import { toast } from '../ui/feedback/toast-store.ts';

/** Says once in this window that the browser stores nothing. */
export function useForgettingNotice(): void {
  const { t } = useTranslation('shell');
  const isDue = useForgetting(({ isForgetting, isSaid }) => isForgetting && !isSaid);
  useEffect(() => {
    if (!isDue) return;
    useForgetting.setState({ isSaid: true });
    toast({ title: t('forgetting.title'), description: t('forgetting.text') });
  }, [isDue, t]);
}
