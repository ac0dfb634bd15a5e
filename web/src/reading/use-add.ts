import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { BatchRow } from '@toptan/contract/basket-batch';
import { fold } from '@toptan/contract/fold';
import { learnCustomerNames, listCustomerNames } from '@toptan/contract/reading';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/form.ts';
import { newKey } from '../api/new-key.ts';
import { refresh } from '../api/query-client.ts';
import { basketChanges, sendRows } from '../basket/changes-api.ts';
import type { Buyer } from '../drafts/api.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { changeList, currentList, type Decision, type Goods, type List, type Scan } from './list-store.ts';
import { goodsKey, isRemembered, type ShownLine } from './shown-lines.ts';
import type { ReadyScan } from './shown-scans.ts';

/** The rows of goods by the key of the goods, whichever lines they come from. */
function rowsOf(goods: readonly Goods[], mode: List['mode']): Map<string, BatchRow> {
  const rows = new Map<string, BatchRow>();
  for (const each of goods) {
    const { productId, packId, size, color } = each;
    const { ref = String(rows.size), quantity = 0 } = rows.get(goodsKey(each)) ?? {};
    rows.set(goodsKey(each), {
      ref,
      productId,
      color,
      quantity: quantity + each.quantity,
      mode,
      ...(packId ? { packId } : { size }),
    });
  }
  return rows;
}

/** A scan without what is added of it: what was scanned of its code meanwhile. */
function restOf(scan: Scan, added: ReadyScan, mode: List['mode']): Scan[] {
  const [first] = scan.goods ?? [];
  const more = (first?.quantity ?? scan.count) - (added.goods[0]?.quantity ?? 0);
  if (more <= 0) return [];
  if (mode === 'set') return [scan];
  return [{ ...scan, count: more, ...(first && { goods: [{ ...first, quantity: more }] }) }];
}

type Addition = { lines: readonly ShownLine[]; scans: readonly ReadyScan[] };

/**
 * Adds what is ready. What the server refuses becomes a question; an adding without an answer is sent again under the
 * same key, and is so made once. Names are remembered of lines that were added.
 */
export function useAdd({ id: customerId, draftId }: Buyer) {
  const { t } = useTranslation('reading');
  const errorText = useErrorText();
  const navigate = useNavigate();

  function send(rows: BatchRow[]): Promise<ReadonlyMap<string, ApiError>> {
    const name = JSON.stringify(rows);
    const { attempt } = currentList(customerId);
    const key = attempt?.name === name ? attempt.key : newKey();
    changeList(customerId, () => ({ attempt: { name, key } }));
    return sendRows({ customerId, draftId, rows }, key);
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
      const { mode } = currentList(customerId);
      const rows = rowsOf(goods, mode);
      const refused = await send([...rows.values()]);
      const wrong = (each: Goods) => refused.get(rows.get(goodsKey(each))?.ref ?? '');
      const decided = lines.map(({ key, goods }): [string, Decision] => {
        const left = goods.filter(wrong);
        const error = left[0] && wrong(left[0]);
        if (!error || error.code === 'offline') return [key, { kind: 'added' }];
        return [key, { kind: 'refused', goods: left, code: error.code }];
      });
      const sent = new Map(scans.map(scan => [scan.code, scan]));
      await learn(lines.filter(line => !line.goods.some(wrong)));
      changeList(customerId, list => ({
        attempt: null,
        decisions: { ...list.decisions, ...Object.fromEntries(decided) },
        scans: list.scans.flatMap((scan): Scan[] => {
          const own = sent.get(scan.code);
          if (!own) return [scan];
          if (!own.goods.some(wrong)) return restOf(scan, own, mode);
          return [{ ...scan, found: scan.found && { ...scan.found, state: 'closed' } }];
        }),
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
  });
}
