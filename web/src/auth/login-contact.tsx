import './login-contact.css';
import { Link } from '@tanstack/react-router';
import { MessageCircle, Phone, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../portal/portal-store.ts';

/** Whether a number has a country code, as an address of WhatsApp needs it. */
const isInternational = (number: string) => /^(\+|00)/.test(number);

/** The telephone and messages of the wholesaler, and the showcase. */
export function LoginContact() {
  const { t } = useTranslation('auth');
  const { phone, whatsapp, showcase } = usePortal();
  return (
    <p className="login-contact">
      {whatsapp !== null && (
        <a
          href={
            isInternational(whatsapp)
              ? `https://wa.me/${whatsapp.replace(/\D/g, '').replace(/^00/, '')}`
              : `tel:${whatsapp.replace(/\D/g, '')}`
          }
          rel="noreferrer"
        >
          <MessageCircle aria-hidden="true" />
          <span className="sr-only">WhatsApp</span> <bdi dir="ltr">{whatsapp}</bdi>
        </a>
      )}
      {phone !== null && phone !== whatsapp && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <Phone aria-hidden="true" />
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {showcase !== 'off' && (
        <Link to="/showcase">
          <Store aria-hidden="true" />
          {t('login.showcase')}
        </Link>
      )}
    </p>
  );
}
