import './login-contact.css';
import { Link } from '@tanstack/react-router';
import { MessageCircle, Phone, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../portal/portal-store.ts';
import { homeCodeOf, internationalDigits } from '../portal/whatsapp.ts';

/** The telephone and messages of the wholesaler, and the showcase. */
export function LoginContact() {
  const { t } = useTranslation('auth');
  const { phone, whatsapp, showcase } = usePortal();
  const home = homeCodeOf({ ownerMobile: null, phone: null, landline: null }, { phone, whatsapp });
  const digits = internationalDigits(whatsapp, home);
  return (
    <p className="login-contact">
      {whatsapp !== null && (
        <a href={digits === null ? undefined : `https://wa.me/${digits}`} rel="noreferrer">
          <MessageCircle aria-hidden="true" />
          <span className="sr-only">WhatsApp</span> <bdi dir="ltr">{whatsapp}</bdi>
        </a>
      )}
      {phone !== null && phone !== whatsapp && (
        // Two numbers in one field have too many digits to be dialed.
        <a href={internationalDigits(phone) === null ? undefined : `tel:${phone.replace(/[^+\d]/g, '')}`}>
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
