import './after-tag.css';
import { useTranslation } from 'react-i18next';
import { Thread } from '../ui/layout/thread.tsx';

/** The next steps after a request, on a swing tag that hangs from the rail. */
export function AfterTag() {
  const { t } = useTranslation('registration');
  return (
    <aside className="after-tag">
      <div className="after-tag-face">
        <h2>{t('after.title')}</h2>
        <Thread
          steps={[
            { title: t('after.review'), text: t('after.reviewText') },
            { title: t('after.login'), text: t('after.loginText') },
            { title: t('after.order'), text: t('after.orderText') },
          ]}
        />
      </div>
      <span className="after-tag-eye" />
    </aside>
  );
}
