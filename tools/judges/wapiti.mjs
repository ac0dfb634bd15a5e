import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './program.mjs';

export const program = 'wapiti';
export const install = 'apt install wapiti';

export const known = [
  {
    pattern: /^Backup file: the page at /,
    reason: 'every address that is no file shows the page, which then shows that there is nothing',
  },
  {
    pattern: /^HTTP Secure Headers: Strict-Transport-Security is not set/,
    reason: 'set where PUBLIC_URL is https, which a demo on http is not',
  },
  {
    pattern: /^HTTP Secure Headers: X-XSS-Protection is not set/,
    reason: 'set to 0: the filter that it turned on in old browsers was itself a hole',
  },
];

/** Wapiti's modules, without `ssrf` and `xxe`, which need a server of others: the portal fetches no address and reads no XML. */
const modules = [
  'backup',
  'blindsql',
  'cookieflags',
  'crlf',
  'csp',
  'csrf',
  'exec',
  'file',
  'htaccess',
  'http_headers',
  'methods',
  'nikto',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
];

/** The pages to begin with: a page that a script builds has no links to follow. */
const starts = [
  '/api/products?q=kot&category=SHOES&gender=MEN&limit=5',
  '/api/orders?q=TPT&status=pending&limit=5',
  '/api/customers?q=atlas&limit=5',
  '/api/audit?q=admin&limit=5',
  '/set-password?language=tr',
  '/catalog?q=kot',
];

/** @typedef {Record<string, { path: string, info: string }[]>} Kinds */

/** @param {string} url @returns {Promise<string>} as a browser gets it */
async function page(url) {
  return (await fetch(url, { headers: { accept: 'text/html' } })).text();
}

/**
 * Looks at a finding: Wapiti takes each status 200 for a forgotten file.
 * @param {string} address @param {string} kind @param {{ path: string, info: string }} found
 */
async function detailsOf(address, kind, { path, info }) {
  const isPage =
    kind === 'Backup file' && (await page(address + path)) === (await page(`${address}/no-such-address`));
  return `${kind}: ${isPage ? `the page at ${path}` : `${info} (${path})`}`;
}

/** Walks the portal as an administrator and attacks every page that it finds. @param {import('./portal.mjs').Portal} portal */
export async function judge({ address, folder, admin }) {
  const report = join(folder, 'wapiti.json');
  await run(
    program,
    [
      ...['-u', `${address}/`, ...starts.flatMap(path => ['-s', address + path])],
      ...['-H', `Cookie: ${admin}`, '-m', modules.join(','), '-d', '2', '--max-scan-time', '180'],
      ...['--store-session', folder, '--flush-session', '--no-bugreport', '-f', 'json', '-o', report],
    ],
    400,
  );
  /** @type {{ vulnerabilities: Kinds, anomalies: Kinds }} */
  const { vulnerabilities, anomalies } = JSON.parse(await readFile(report, 'utf8'));
  const found = [vulnerabilities, anomalies].flatMap(kinds =>
    Object.entries(kinds).flatMap(([kind, cases]) => cases.map(each => ({ kind, each }))),
  );
  return Promise.all(found.map(({ kind, each }) => detailsOf(address, kind, each)));
}
