import './requests.css';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says to a shop that its request waits. */
export function RequestTag() {
  const { t } = useTranslation('changeRequests');
  return (
    <span className="ask-tag">
      <Hourglass aria-hidden="true" />
      {t('tag')}
    </span>
  );
}
