import { useWords } from '../i18n/use-words.ts';
import type { GridCell } from '../ui/trade/grid-keys.ts';
import type { GridReport } from '../ui/trade/use-grid-edits.ts';

/** The reports of a grid in words: cells that were pasted, values that did not fit, cells that are not offered. */
export function useGridWords() {
  const { t, list } = useWords('picker');
  return (report: GridReport | null, nameOf: (cell: GridCell) => string): string => {
    if (!report) return '';
    if ('skipped' in report) return t('grid.skipped', { cells: list(report.skipped.map(nameOf)) });
    const pasted = t('grid.pasted', { count: report.pasted });
    return report.cut > 0 ? list([pasted, t('grid.cut', { count: report.cut })]) : pasted;
  };
}
