import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { imageWidths } from '@toptan/contract/catalog/products';
import fc, { type Arbitrary } from 'fast-check';
import { readFirstLoad } from '../../server/src/http/page-links.ts';
import { hostileTexts } from './hostile-values.ts';
import { pictureHash } from './world.ts';

/** Addresses beside the contract: pages, their files, pictures, and the measures for operators. */

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Screens of the build; a tree that is not built has no pages, and each address is then one that is missing. */
const screens = Object.keys(readFirstLoad(webFolder)?.screens ?? { '/': null, '/orders': null });

const files = existsSync(webFolder)
  ? readdirSync(webFolder, { recursive: true, encoding: 'utf8' }).map(name => `/${name}`)
  : [];

const services = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/',
  '/api/docs/json',
];

/** The parts of a path that lead elsewhere, or nowhere. */
const steps = fc.constantFrom(
  '..',
  '.',
  '%2e%2e',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..%5c..%5cserver%5cpackage.json',
  '%252e%252e',
  '.%00.',
  '%c0%ae%c0%ae',
  '.git',
  '.env',
  'api',
  'assets',
  'images',
  'index.html',
  'first-load.json',
  '%',
  '%zz',
  ';jsessionid=1',
  '__proto__',
  'constructor',
  '',
);

/** The path with all other characters encoded, well or as halves of letters. */
const inAddress = (text: string) =>
  text.replace(/[^\x21-\x7e]/gu, letter => encodeURIComponent(letter.toWellFormed()));

const segments = fc.oneof(
  { weight: 3, arbitrary: steps },
  { weight: 2, arbitrary: hostileTexts.map(text => inAddress(text.slice(0, 500)).replace(/[?#]/g, '')) },
);

/** A path with steps before, within and behind it. */
function astray(path: Arbitrary<string>): Arbitrary<string> {
  const bent = fc
    .tuple(path, fc.array(segments, { maxLength: 3 }), fc.constantFrom('before', 'behind', 'beside', 'upper'))
    .map(([straight, more, how]) => {
      if (how === 'upper') return straight.toUpperCase();
      if (how === 'beside') return `${straight}${more.join('')}`;
      const way = more.map(step => `/${step}`).join('');
      return how === 'before' ? `${way}${straight}` : `${straight}${way}`;
    });
  return fc.oneof({ weight: 2, arbitrary: path }, { weight: 1, arbitrary: bent });
}

const hashes = fc.oneof(
  { weight: 3, arbitrary: fc.constant(pictureHash) },
  fc.constant('0'.repeat(64)),
  fc.constant(pictureHash.toUpperCase()),
  segments,
);
const variants = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...imageWidths.map(width => `${width}.webp`)) },
  fc.constantFrom('0.webp', '-1.webp', '1e3.webp', '320.webp.webp', '320.png', '320', '.webp'),
  segments,
);
const pictures = fc.tuple(hashes, variants).map(([hash, file]) => `/images/${hash}/${file}`);

const searches = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  fc
    .array(hostileTexts, { minLength: 1, maxLength: 3 })
    .map(texts => `?${inAddress(texts.join('&q=')).slice(0, 3_000)}`),
);

/** Paths with their queries, as they go over the wire. */
export const places: Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: astray(fc.constantFrom(...screens)) },
      { weight: 2, arbitrary: astray(fc.constantFrom('/index.html', '/sw.js', ...files)) },
      { weight: 2, arbitrary: pictures },
      { weight: 2, arbitrary: astray(fc.constantFrom(...services)) },
    ),
    searches,
  )
  .map(([path, search]) => `${path.startsWith('/') ? path : `/${path}`}${search}`);
