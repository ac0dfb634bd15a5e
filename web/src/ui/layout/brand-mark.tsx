import './brand-mark.css';
import { usePortal } from '../../portal/portal-store.ts';

const tag =
  'M7.4 1h9.2c.7 0 1.3.3 1.8.8l3.9 4.6c.4.4.7 1 .7 1.6v16.5a2.5 2.5 0 0 1-2.5 2.5h-17A2.5 2.5 0 0 1 1 24.5V8c0-.6.2-1.2.7-1.6l3.9-4.6c.5-.5 1.1-.8 1.8-.8Z';

interface BrandMarkProps {
  /** letter: the brand. check: an action is done. notice: something has run out. */
  sign?: 'letter' | 'check' | 'notice';
  /** Set its size and color with utilities, such as 'h-14 w-12 text-accent-text'. */
  className?: string;
}

const signs = {
  check: (
    <path
      d="m7 16.5 3.6 3.6L17.3 13"
      fill="none"
      stroke="var(--page)"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  notice: (
    <path
      d="M12 12.5v5.2m0 3.6v.1"
      fill="none"
      stroke="var(--page)"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  ),
};

/** The first letter of the portal's name; Toptan's own is drawn. */
function Letter() {
  const name = usePortal(portal => portal.name);
  if (name === null) return <path d="M6.5 11h11v3h-4v9h-3v-9h-4Z" fill="var(--page)" />;
  return (
    <text x="12" y="22.4" textAnchor="middle" fontSize="14" fontWeight="600" fill="var(--page)">
      {[...name.normalize('NFC')][0]}
    </text>
  );
}

/** The wholesaler's logo, or the swing tag. */
export function BrandMark({ sign = 'letter', className = 'h-7 w-6 text-accent-text' }: BrandMarkProps) {
  const logoUrl = usePortal(portal => portal.logoUrl);
  if (sign === 'letter' && logoUrl !== null)
    return <img className="brand-logo" src={logoUrl.replace(/\d+\.webp$/, '360.webp')} alt="" />;
  return (
    <svg viewBox="0 0 24 28" className={className} aria-hidden="true">
      <path d={tag} fill="currentColor" />
      <circle cx="12" cy="5.6" r="1.7" fill="var(--page)" />
      {sign === 'letter' ? <Letter /> : signs[sign]}
    </svg>
  );
}
