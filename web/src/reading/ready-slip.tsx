import './ready-slip.css';
import type { ReadRow } from '@toptan/contract/reading';
import { ArrowRight, CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Money } from '../i18n/money.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { useWords } from '../i18n/use-words.ts';
import { linesAmount } from '../session/amounts.ts';
import { Button } from '../ui/button/button.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { SummaryRows } from '../ui/layout/summary-rows.tsx';
import { changeList, type List } from './list-store.ts';
import type { Products } from './shown-lines.ts';

interface ReadySlipProps {
  customerId: string;
  list: List;
  /** The goods of each line that is ready. */
  lines: readonly (readonly ReadRow[])[];
  products: Products;
  questions: number;
  /** The words that are remembered once they are added. */
  names: readonly string[];
  shop: string;
  /** The reason why nothing can be added. */
  blocked: string | null;
  isAdding: boolean;
  /** False: the slip is a foot below the lines. */
  isWide: boolean;
  onAdd: () => void;
}

/** '9 packs, 5 cartons' of these goods. */
function usePackWords() {
  const { t, list } = useWords('words');
  return (goods: readonly ReadRow[], products: ReadySlipProps['products']): string => {
    const units = { series: 0, carton: 0 };
    for (const { productId, packId, quantity } of goods) {
      const pack = products[productId]?.packs.find(({ id }) => id === packId);
      if (pack) units[pack.unit] += quantity;
    }
    return list(
      (['series', 'carton'] as const).map(unit =>
        units[unit] > 0 ? t(`packCount.${unit}`, { count: units[unit] }) : null,
      ),
    );
  };
}

/** What is ready to be added, and the button that adds it. Below a wide screen it stands at the foot. */
export function ReadySlip({
  customerId,
  list,
  lines,
  products,
  questions,
  names,
  shop,
  blocked,
  isAdding,
  isWide,
  onAdd,
}: ReadySlipProps) {
  const { t } = useTranslation(['reading', 'words']);
  const format = useFormat();
  const packWords = usePackWords();
  const goods = lines.flat();
  const pieces = goods.reduce((sum, each) => sum + each.pieces, 0);
  const amount = linesAmount(goods);
  const packs = packWords(goods, products);
  const isDisabled = pieces === 0 || blocked !== null;
  const mode = (
    <div className="grid gap-1.5 mb-4 text-13 font-medium">
      <span aria-hidden="true">{t('ready.mode')}</span>
      <Segmented
        look="field"
        label={t('ready.mode')}
        value={list.mode}
        options={[
          { value: 'add', label: t('ready.add') },
          { value: 'set', label: t('ready.set') },
        ]}
        onChange={value => changeList(customerId, () => ({ mode: value }))}
        disabled={isAdding}
      />
    </div>
  );
  const button = (
    <Button
      variant="primary"
      size="lg"
      wide
      split
      data-add
      busy={isAdding}
      busyLabel={t('ready.adding')}
      disabled={isDisabled}
      onClick={onAdd}
    >
      <span>{pieces === 0 ? t('ready.none') : t('ready.button', { count: pieces })}</span>
      {isWide ? <ArrowRight className="flip" aria-hidden="true" /> : <Money lira={amount} />}
    </Button>
  );
  if (!isWide)
    return (
      <>
        {goods.length > 0 && <div className="list-aside">{mode}</div>}
        <div className="ready-foot">
          {(blocked !== null || questions > 0) && (
            <p className="flex items-center gap-1.5 text-14 text-ink-2">
              <CircleHelp className="icon-16 text-(--confirmed-dot)" aria-hidden="true" />
              <span>{blocked ?? t('ready.open', { count: questions })}</span>
              <span className="ms-auto">{t('words:pieces', { count: pieces })}</span>
            </p>
          )}
          {button}
        </div>
      </>
    );
  return (
    <section className="ready" aria-label={t('ready.title')}>
      <h2>{t('ready.title')}</h2>
      <SummaryRows
        ruled
        rows={[
          { label: t('ready.lines'), value: format.number(lines.length) },
          { label: t('ready.pieces'), value: format.number(pieces) },
          ...(packs ? [{ label: t('ready.packs'), value: <bdi>{packs}</bdi> }] : []),
          { label: t('ready.amount'), value: <Money lira={amount} />, strong: true },
        ]}
      />
      {mode}
      {button}
      <div className="mt-3.5 pt-3.5 border-t border-dashed border-line-2 text-13 leading-[1.5] text-ink-3">
        {blocked !== null && <p>{blocked}</p>}
        {questions > 0 && <p>{t('ready.stay', { count: questions })}</p>}
        {list.scans.length > 0 && <p>{t('ready.scans')}</p>}
        {names.length > 0 && (
          <p>{t('ready.names', { words: format.list(names.map(words => t('quote', { words }))), shop })}</p>
        )}
        <p>{t('ready.kept')}</p>
      </div>
    </section>
  );
}
