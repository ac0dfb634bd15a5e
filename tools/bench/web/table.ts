import type { Result } from './main.ts';

type About = { commit: string; node: string; chromium: string; runs: number };

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

function rowOf({ path, weight, marks }: Result): string {
  const { script, stylesheet, font, requests } = weight;
  return `| ${[
    `\`${path}\``,
    kB(script),
    kB(stylesheet),
    kB(font),
    requests,
    marks.performance,
    marks.accessibility,
    marks.bestPractices,
    marks.seo,
    (marks.firstContentfulPaint / 1000).toFixed(1),
    (marks.largestContentfulPaint / 1000).toFixed(1),
    marks.totalBlockingTime,
    marks.cumulativeLayoutShift.toFixed(2),
  ].join(' | ')} |`;
}

/** The figures as Markdown. */
export function tableOf(results: readonly Result[], { commit, node, chromium, runs }: About): string {
  const findings = results.flatMap(({ path, marks }) =>
    marks.findings.map(finding => `\`${path}\` ${finding}`),
  );
  return `
Commit ${commit}, Node ${node}, Chromium ${chromium}, medians of ${runs} runs.

| screen | script kB | css kB | fonts kB | requests | performance | accessibility | best practices | SEO | FCP s | LCP s | TBT ms | CLS |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
${results.map(rowOf).join('\n')}

Found by accessibility, best practices or SEO: ${findings.join(', ') || 'nothing'}.
`;
}
