import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { listBasket } from '@toptan/contract/basket';
import { type BatchRow, changeBasket, maxBatchRows } from '@toptan/contract/basket-batch';
import { listDrafts } from '@toptan/contract/drafts';
import { fold } from '@toptan/contract/fold';
import { learnCustomerNames, listCustomerNames } from '@toptan/contract/reading';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/api-error.ts';
import { call, callTimeoutMs } from '../api/call.ts';
import { useErrorText } from '../api/form.ts';
import { newKey } from '../api/new-key.ts';
import { refresh } from '../api/query-client.ts';
import { refusalsOf } from '../basket/batch-api.ts';
import { basketChanges } from '../basket/changes-api.ts';
import type { Buyer } from '../drafts/api.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { changeList, currentList, type Decision, type Goods, type List } from './list-store.ts';
import { goodsKey, isRemembered, type ShownLine } from './shown-lines.ts';
import type { ReadyScan } from './shown-scans.ts';

/** A row of the batch for each of the goods, whichever lines they come from. */
function rowsOf(goods: readonly Goods[], mode: List['mode']): BatchRow[] {
  const sums = new Map<string, Goods>();
  for (const each of goods) {
    const key = goodsKey(each);
    sums.set(key, { ...each, quantity: each.quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums.values()].map(({ productId, packId, size, color, quantity }, at) => ({
    ref: String(at),
    productId,
    color,
    quantity,
    mode,
    ...(packId ? { packId } : { size }),
  }));
}

const keyOfRow = ({ productId = '', packId = null, size = null, color = null, quantity }: BatchRow) =>
  goodsKey({ productId, packId, size, color, quantity });

type Addition = { lines: readonly ShownLine[]; scans: readonly ReadyScan[] };

/**
 * Adds what is ready, in batches. What the server refuses becomes a question; an adding without an answer is sent again under the
 * same keys, and is so made once. Names are remembered of lines that were added.
 */
export function useAdd({ id: customerId, draftId }: Buyer) {
  const { t } = useTranslation('reading');
  const errorText = useErrorText();
  const navigate = useNavigate();

  async function send(rows: BatchRow[]): Promise<ReadonlyMap<string, ApiError>> {
    const name = JSON.stringify(rows);
    const count = Math.ceil(rows.length / maxBatchRows);
    const { attempt } = currentList(customerId);
    const keys = attempt?.name === name ? attempt.keys : Array.from({ length: count }, () => newKey());
    changeList(customerId, () => ({ attempt: { name, keys } }));
    const refused = new Map<string, ApiError>();
    for (const [at, idempotencyKey] of keys.entries()) {
      const part = rows.slice(at * maxBatchRows, (at + 1) * maxBatchRows);
      const signal = AbortSignal.timeout(callTimeoutMs);
      const body = { customerId, draftId, rows: part };
      const { results } = await call(changeBasket, { body }, { idempotencyKey, signal });
      for (const [ref, error] of refusalsOf(results)) {
        const row = part.find(each => each.ref === ref);
        if (row) refused.set(keyOfRow(row), error);
      }
    }
    return refused;
  }

  async function learn(lines: readonly ShownLine[]): Promise<void> {
    const list = currentList(customerId);
    const named = lines.flatMap(line => {
      const { alias, called, productId } = line.read;
      if (line.learn) return isRemembered(line, list) ? line.learn : [];
      // A known name counts its use.
      return alias && called && productId ? { text: called, productId } : [];
    });
    const names = [...new Map(named.map(each => [fold(each.text), each])).values()];
    if (names.length === 0) return;
    try {
      await call(learnCustomerNames, { params: { id: customerId }, body: { names } });
      await refresh(listCustomerNames);
    } catch (error) {
      // The order stands without its names.
      toast({ title: t('namesFailed'), description: errorText(error) });
    }
  }

  return useMutation({
    ...basketChanges,
    mutationFn: async ({ lines, scans }: Addition) => {
      const goods = [...lines, ...scans].flatMap(each => each.goods);
      const refused = await send(rowsOf(goods, currentList(customerId).mode));
      const wrong = (each: Goods) => refused.get(goodsKey(each));
      const decided = lines.map(({ key, goods }): [string, Decision] => {
        const left = goods.filter(wrong);
        const error = left[0] && wrong(left[0]);
        if (!error || error.code === 'offline') return [key, { kind: 'added' }];
        return [key, { kind: 'refused', goods: left, code: error.code }];
      });
      const kept = new Set(scans.filter(({ goods }) => goods.some(wrong)).map(({ code }) => code));
      const isGone = (code: string) => scans.some(scan => scan.code === code) && !kept.has(code);
      await learn(lines.filter(line => !line.goods.some(wrong)));
      changeList(customerId, list => ({
        attempt: null,
        decisions: { ...list.decisions, ...Object.fromEntries(decided) },
        scans: list.scans
          .filter(({ code }) => !isGone(code))
          .map(scan =>
            kept.has(scan.code) && scan.found ? { ...scan, found: { ...scan.found, state: 'closed' } } : scan,
          ),
      }));
      const added = goods.filter(each => !wrong(each));
      return { pieces: added.reduce((sum, { pieces }) => sum + pieces, 0), isWhole: refused.size === 0 };
    },
    onSuccess: ({ pieces, isWhole }) => {
      const onSelect = () => void navigate({ to: '/basket' });
      if (!isWhole) toast({ title: t('partly'), description: t('partlyText') });
      else
        toast({
          variant: 'success',
          description: t('added', { count: pieces }),
          action: { label: t('toBasket'), to: '/basket', onSelect },
        });
    },
    onError: error => toast({ variant: 'destructive', title: t('addFailed'), description: errorText(error) }),
    onSettled: () => refresh(listBasket, listDrafts),
  });
}
