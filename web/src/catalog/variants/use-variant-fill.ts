import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColorName } from '../../i18n/use-color-name.ts';
import type { VariantTableState } from './use-variant-edits.ts';
import { pastedBlock, pasteInto, proposedSkus, type TextColumn, wrongCode } from './variant-edits.ts';

type Proposal = { of: Readonly<Record<string, string>>; count: number; example: string };

/** The ways in which many cells of the table of variants are filled: proposed SKUs, and a column of a spreadsheet. */
export function useVariantFill({ rows, change }: Pick<VariantTableState, 'rows' | 'change'>, model: string) {
  const { t } = useTranslation('variants');
  const colorName = useColorName();
  const [proposal, setProposal] = useState<Proposal>();
  const [notice, setNotice] = useState<string>();

  function propose() {
    const empty = rows.filter(({ values }) => values.sku.trim() === '');
    const skuOf = proposedSkus(
      model,
      rows.map(({ cell }) => cell),
      colorName,
    );
    const of = Object.fromEntries(empty.map(({ key, cell }) => [key, skuOf(cell)]));
    const [example] = Object.values(of);
    setProposal(model.trim() && example ? { of, count: empty.length, example } : undefined);
    setNotice(model.trim() ? (example ? undefined : t('noneEmpty')) : t('noModel'));
  }

  function fill() {
    const edits = Object.entries(proposal?.of ?? {}).map(([key, sku]) => [key, { sku, move: false }]);
    change(Object.fromEntries(edits));
    setProposal(undefined);
  }

  /** @returns whether the text is a block of cells */
  function paste(text: string, from: { key: string; column: TextColumn }): boolean {
    const block = pastedBlock(text);
    if (!block) return false;
    const edits = pasteInto(
      rows.map(({ key }) => key),
      from,
      block,
    );
    const typed = Object.values(edits);
    change(Object.fromEntries(Object.entries(edits).map(([key, edit]) => [key, { ...edit, move: false }])));
    const wrong = typed.filter(({ codes = '' }) => wrongCode(codes)).length;
    const pasted = t('pasted', { count: typed.length });
    setNotice(wrong > 0 ? `${pasted} ${t('pastedWrong', { count: wrong })}` : pasted);
    return true;
  }

  return {
    proposal,
    /** What came of the last way. */
    notice,
    setNotice,
    propose,
    fill,
    dropProposal: () => setProposal(undefined),
    paste,
  };
}
