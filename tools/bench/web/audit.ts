import type { Browser, Cookie } from '@playwright/test';
import lighthouse from 'lighthouse';
import { median } from '../percentile.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Audits that do not apply to a portal behind a login: it sends search engines away from pages that they could not open, and its
 * screens have no address in another language.
 */
const notApplicable = ['is-crawlable', 'canonical', 'hreflang'];

/** Medians; the marks of 100, the times in milliseconds. */
export type Marks = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  speedIndex: number;
  cumulativeLayoutShift: number;
  /** Audits of accessibility, best practices and SEO that found something, in any run. */
  findings: string[];
};

type AuditOptions = {
  browser: Browser;
  url: string;
  /** The port of the browser for Lighthouse. */
  port: number;
  runs: number;
  cookies: Cookie[];
};

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Signs Lighthouse in: its tabs use the browser's own context, whose cookies it leaves alone. */
async function useCookies({ browser, cookies }: AuditOptions): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  await session.send('Storage.clearCookies', {});
  await session.send('Storage.setCookies', {
    cookies: cookies.map(({ name, value, domain, path }) => ({ name, value, domain, path })),
  });
  await session.detach();
}

async function run({ url, port }: AuditOptions): Promise<Report> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    skipAudits: notApplicable,
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  return result.lhr;
}

function findingsOf({ categories: all, audits }: Report): string[] {
  return categories
    .slice(1)
    .flatMap(name => all[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

/** The marks of Lighthouse with its mobile preset: a slow phone on a slow network, simulated. */
export async function auditScreen(options: AuditOptions): Promise<Marks> {
  await useCookies(options);
  const reports: Report[] = [];
  for (let count = 0; count < options.runs; count++) reports.push(await run(options));
  const mark = (name: string) =>
    median(reports.map(report => Math.round(100 * (report.categories[name]?.score ?? 0))));
  const figure = (id: string) => median(reports.map(report => report.audits[id]?.numericValue ?? Number.NaN));
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    bestPractices: mark('best-practices'),
    seo: mark('seo'),
    firstContentfulPaint: Math.round(figure('first-contentful-paint')),
    largestContentfulPaint: Math.round(figure('largest-contentful-paint')),
    totalBlockingTime: Math.round(figure('total-blocking-time')),
    speedIndex: Math.round(figure('speed-index')),
    cumulativeLayoutShift: Number(figure('cumulative-layout-shift').toFixed(3)),
    findings: [...new Set(reports.flatMap(findingsOf))],
  };
}
