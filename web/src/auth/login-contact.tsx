import './login-contact.css';
import { MessageCircle, Phone } from 'lucide-react';
import { usePortal } from '../portal/portal-store.ts';

/** Whether a number has a country code, as an address of WhatsApp needs it. */
const isInternational = (number: string) => /^(\+|00)/.test(number);

/** The telephone and messages of the wholesaler. */
export function LoginContact() {
  const { phone, whatsapp } = usePortal();
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
    </p>
  );
}
