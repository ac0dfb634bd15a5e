import { accentSheet } from '@toptan/contract/accent';
import {
  accentElementId,
  iconUrl,
  type PortalInfo,
  plainName,
  plainPortal,
  portalElementId,
} from '@toptan/contract/portal';
import { imageUrl } from '../catalog/images/image-url.ts';
import { type CurrentSettings, plainSettings, readSettings } from '../current-settings.ts';
import type { Queryable } from '../db/client.ts';
import { withoutValues } from '../db/errors.ts';
import type { PageBranding } from '../http/page.ts';
import type { Outbox } from '../mail/outbox.ts';
import { escapeHtml } from '../mail/templates/layout.ts';

/** The settings of the portal that anybody may know. */
export const portalOf = (current: CurrentSettings, { isConfigured }: Outbox): PortalInfo => ({
  name: current.name,
  logoUrl: imageUrl(current.logoHash),
  loginPictureUrl: imageUrl(current.loginPictureHash),
  accent: current.accent,
  languages: current.languages,
  isRegistrationOpen: current.isRegistrationOpen,
  stockView: current.stockView,
  showcase: current.showcase,
  isTaxAsked: current.isTaxAsked,
  phone: current.phones[0] ?? null,
  whatsapp: current.whatsapp,
  noticesOn: current.noticesOn,
  isMailSet: isConfigured,
});

const isPlain = (portal: PortalInfo) => JSON.stringify(portal) === JSON.stringify(plainPortal);

/** The accent while none is set: the color of the tokens. */
const plainAccent = '#0a5f66';

const tag =
  'M7.4 1h9.2c.7 0 1.3.3 1.8.8l3.9 4.6c.4.4.7 1 .7 1.6v16.5a2.5 2.5 0 0 1-2.5 2.5h-17A2.5 2.5 0 0 1 1 24.5V8c0-.6.2-1.2.7-1.6l3.9-4.6c.5-.5 1.1-.8 1.8-.8Z';

/** The first letter of the name, as it stands on the swing tag. */
const letterOf = (name: string) => [...name.normalize('NFC')][0] ?? '';

/** The swing tag with the first letter of the name: the mark of a portal without a logo. */
export function markOf({ name, accent }: Pick<PortalInfo, 'name' | 'accent'>): string {
  const letter = escapeHtml(letterOf(name ?? plainName));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -2 32 32"><path d="${tag}" fill="${accent ?? plainAccent}"/><circle cx="12" cy="5.6" r="1.7" fill="#fff"/><text x="12" y="22.6" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="14" fill="#fff">${letter}</text></svg>`;
}

/** The address of the mark, which changes with it. */
const markUrl = ({ name, accent }: PortalInfo) =>
  `/mark.svg?${new URLSearchParams({ letter: letterOf(name ?? plainName), accent: accent ?? plainAccent })}`;

function brandHead(html: string, portal: PortalInfo): string {
  const { name, logoUrl, accent, languages } = portal;
  const icon = logoUrl
    ? `<link rel="icon" href="${iconUrl(logoUrl, 32)}" type="image/png">`
    : `<link rel="icon" href="${escapeHtml(markUrl(portal))}" type="image/svg+xml">`;
  const appleIcon = logoUrl ? `<link rel="apple-touch-icon" href="${iconUrl(logoUrl, 180)}">` : '';
  const hasOwnMark = logoUrl !== null || name !== null || accent !== null;
  const island = JSON.stringify(portal).replaceAll('<', '\\u003c');
  const sheet = accent ? `<style id="${accentElementId}">${accentSheet(accent)}</style>` : '';
  const data = `<script type="application/json" id="${portalElementId}">${island}</script>`;
  return (
    html
      .replace('<html', () => `<html data-languages="${languages.join(' ')}"`)
      // The replacements are functions: a text would be read for dollar signs, which staff may have typed.
      .replace(/<link rel="icon"[^>]*>/, found => (hasOwnMark ? icon : found))
      .replace(/<link rel="apple-touch-icon"[^>]*>/, found => (hasOwnMark ? appleIcon : found))
      .replace('</head>', end => sheet + data + end)
  );
}

/** Puts the name and the mark into the loading screen, which stands until the first screen takes its place. */
function brandName(html: string, { name, logoUrl }: PortalInfo): string {
  if (name === null && logoUrl === null) return html;
  const title = escapeHtml(name ?? plainName);
  const mark = logoUrl
    ? `<img class="loading-tag" src="${iconUrl(logoUrl, 192)}" alt="">`
    : `<text x="12" y="22.6" text-anchor="middle" font-weight="700" font-size="14" fill="var(--page)">${escapeHtml(letterOf(name ?? plainName))}</text>`;
  return html
    .replace('<title>Toptan</title>', () => `<title>${title}</title>`)
    .replace('content="Toptan', () => `content="${title}`)
    .replace('<h1 class="sr-only">Toptan</h1>', () => `<h1 class="sr-only">${title}</h1>`)
    .replace(/<svg class="loading-tag".*?<\/svg>/s, found =>
      logoUrl ? mark : found.replace(/<path d="M6\.5 11[^>]*>/, () => mark),
    );
}

type Manifest = Record<string, unknown>;

/** Longest name that phones write below an icon. */
const shortNameMax = 12;

function brandManifest(manifest: Manifest, portal: PortalInfo): Manifest {
  const { name, logoUrl, accent } = portal;
  const named = name
    ? { ...manifest, name, short_name: [...name].slice(0, shortNameMax).join('').trim() }
    : manifest;
  if (logoUrl) {
    const icons = ([192, 512] as const).flatMap(size =>
      ['any', 'maskable'].map(purpose => ({
        src: iconUrl(logoUrl, size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    );
    return { ...named, icons };
  }
  if (name === null && accent === null) return named;
  return {
    ...named,
    icons: [{ src: markUrl(portal), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
}

/**
 * Reads the branding of the page from the settings. While nothing is set, the page stays as it was built. Without the database the
 * last branding stays.
 */
export function readBranding(
  { db, outbox }: { db: Queryable; outbox: Outbox },
  warn: (error: unknown) => void,
): () => Promise<PageBranding> {
  let last: CurrentSettings = plainSettings;
  return async () => {
    try {
      last = await readSettings(db);
    } catch (error) {
      warn(withoutValues(error));
    }
    const portal = portalOf(last, outbox);
    return {
      languages: portal.languages,
      page: (html, languages) => {
        const shown = { ...portal, languages: [...languages] };
        return isPlain(shown) ? html : brandName(brandHead(html, shown), shown);
      },
      manifest: isPlain(portal) ? null : built => brandManifest(built, portal),
    };
  };
}
