import type { Finding } from './shoot.ts';

const titles: Record<Finding['kind'], string> = {
  sideways: 'Scroll sideways at 320 px',
  words: 'Sentences that are missing',
  axe: 'Rules of accessibility that are broken',
  text: 'What letters of twice the size break',
  error: 'Errors behind the scenes',
  failed: 'Scenes that failed',
};

/** The findings, each once with the pictures that have it; the failed scenes last. */
export function findingsText(findings: readonly Finding[]): string {
  const parts = Object.entries(titles).map(([kind, title]) => {
    const places = new Map<string, string[]>();
    for (const { scene, where, text } of findings.filter(finding => finding.kind === kind)) {
      const finding = `${scene}: ${text}`;
      places.set(finding, [...(places.get(finding) ?? []), where]);
    }
    const lines = [...places].map(
      ([finding, where]) => `  ${finding}\n    (${[...new Set(where)].join(', ')})`,
    );
    return lines.length === 0 ? `${title}: none` : `${title}:\n${lines.join('\n')}`;
  });
  return `\n${parts.join('\n')}`;
}
