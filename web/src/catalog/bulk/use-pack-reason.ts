import type { BatchResult } from '@toptan/contract/batch-results';
import { useWords } from '../../i18n/use-words.ts';

/** The reason why a product did not get a pack: the sizes that it lacks. */
export function usePackReason(lines: readonly { size: string | null }[]) {
  const { t, list } = useWords('bulk');
  return ({ error }: BatchResult): string | undefined => {
    const fields = (error?.fields ?? []).filter(({ path }) => /^pack\.lines\.\d+\.size$/.test(path));
    if (fields.some(({ code }) => code === 'required')) return t('pack.hasSizes');
    const missing = list(fields.map(({ path }) => lines[Number(path.split('.')[2])]?.size));
    return missing ? t('pack.lacks', { sizes: missing }) : undefined;
  };
}
