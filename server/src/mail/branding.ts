import type { Language } from '@toptan/contract/languages';
import { iconUrl } from '@toptan/contract/portal';
import { type EmailKind, emailKinds } from '@toptan/contract/settings';
import type { CurrentSettings } from '../current-settings.ts';
import { type EmailBranding, plainBranding } from './templates/layout.ts';
import type { Template } from './written-email.ts';

/** Side of the logo in an email in pixels, twice its size on the screen. */
const logoSize = 192;

/** Whether the wholesaler adds a sentence to emails of this kind. */
const isEmailKind = (email: Template): email is EmailKind => emailKinds.some(kind => kind === email);

/**
 * Name, logo, color and texts that the settings give an email.
 * @param origin of the portal, from which the logo is loaded
 */
export function brandingOf(
  current: CurrentSettings,
  email: Template,
  language: Language,
  origin: string,
): EmailBranding {
  const { name, accent, logoHash, legalName, address, phones, emailSentences } = current;
  const logo = logoHash && iconUrl(`/images/${logoHash}/900.webp`, logoSize);
  return {
    name: name ?? plainBranding.name,
    isOwn: name !== null,
    accent: accent ?? plainBranding.accent,
    logoUrl: logo && `${origin}${logo}`,
    sentence: (isEmailKind(email) && emailSentences[email]?.[language]) || null,
    signature: name && [legalName ?? name, address, phones[0]].filter(Boolean).join(' · '),
  };
}

/** The operator's sender, under the wholesaler's name. @param from such as `Toptan <noreply@example.com>` */
export function senderOf(
  { senderName, name }: Pick<CurrentSettings, 'senderName' | 'name'>,
  from: string,
): string | { name: string; address: string } {
  const own = senderName ?? name;
  if (own === null) return from;
  return { name: own, address: from.match(/<([^<>]+)>\s*$/)?.[1] ?? from.trim() };
}
