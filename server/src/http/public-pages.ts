import type { Language } from '@toptan/contract/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What chat programs and search engines show of a page, in its first HTML. */
type PageHead = {
  title: string;
  description: string;
  /** The absolute address of a picture. */
  imageUrl: string | null;
  /** The language for a reader who has chosen none; null: that of the portal. */
  language: Language | null;
  /** The absolute address under which search engines keep it; null for pages that they are not to know. */
  canonical: string | null;
};

/** A page that people without an account see. A feature registers its own. */
type PublicPage = {
  /** Whether the address is one of these pages. */
  has(path: string): boolean;
  /** The first call of the page. */
  firstCall(path: string): string;
  /** Reads the head of a page whose first call was answered. */
  head(request: FastifyRequest, path: string): Promise<PageHead | null>;
  /** Whether the page is kept nowhere, because whoever has its address sees it. */
  isUnlisted: boolean;
};

declare module 'fastify' {
  interface FastifyInstance {
    publicPages: PublicPage[];
  }
}

/** The public page of an address. */
export const publicPageOf = ({ publicPages }: FastifyInstance, path: string): PublicPage | undefined =>
  publicPages.find(page => page.has(path));

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for an attribute, without control characters and marks that turn the words behind them. */
const attribute = (text: string) =>
  text
    .replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[&<>"]/g, sign => escapes[sign] ?? sign);

const property = (name: string, content: string) =>
  `<meta property="og:${name}" content="${attribute(content)}">`;

/** Puts a head into a page, in the place of the portal's own. */
export function withHead(html: string, { title, description, imageUrl, canonical }: PageHead): string {
  const tags = [
    `<title>${attribute(title)}</title>`,
    `<meta name="description" content="${attribute(description)}">`,
    property('type', 'website'),
    property('title', title),
    property('description', description),
    ...(imageUrl
      ? [property('image', imageUrl), '<meta name="twitter:card" content="summary_large_image">']
      : []),
    ...(canonical ? [`<link rel="canonical" href="${attribute(canonical)}">`] : []),
  ].join('');
  return html
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<meta name="description"[^>]*>/, '')
    .replace('</head>', end => tags + end);
}
