import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type Bell,
  listBells,
  listWaitingShops,
  removeBell,
  setBell,
  type WaitingShops,
} from '@toptan/contract/bells';
import { listVariants } from '@toptan/contract/catalog/variants';
import { areBellsOn } from '@toptan/contract/notice-kinds';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { queryClient, refresh } from '../api/query-client.ts';
import { useFailureToast } from '../api/use-outcome.ts';
import { loadWords } from '../i18n/i18n.ts';
import { usePortal } from '../portal/portal-store.ts';
import { useIsAdmin } from '../session/session-store.ts';

/** Whether shops can wait for sizes that are sold out. */
export const useAreBellsOn = (): boolean => usePortal(({ noticesOn }) => areBellsOn(noticesOn));

const own = dataQuery(listBells);

/** The sizes that the shop waits for. */
export const useOwnBells = () => useQuery(own);

type Change = { isSet: boolean; bells: readonly Bell[] };

async function send(isSet: boolean, variantId: string): Promise<void> {
  try {
    await call(isSet ? setBell : removeBell, { params: { variantId } });
  } catch (error) {
    // A bell that is gone already is what was wanted.
    if (isSet || !hasCode(error, 'not_found')) throw error;
  }
}

/** Sets or takes back bells. Without a connection the change waits for it, as long as the page is open. */
export function useChangeBells() {
  const { t } = useTranslation('notices');
  const fail = useFailureToast(t('bells.failed'));
  return useMutation({
    networkMode: 'online',
    mutationFn: ({ isSet, bells }: Change) =>
      Promise.all(bells.map(({ variantId }) => send(isSet, variantId))),
    onMutate: ({ isSet, bells }) => {
      const changed = new Set(bells.map(({ variantId }) => variantId));
      const isChanged = ({ variantId }: Bell) => changed.has(variantId);
      const show = (changedBells: readonly Bell[]) =>
        queryClient.setQueryData(own.queryKey, (shown: Bell[] = []) => [
          ...changedBells,
          ...shown.filter(bell => !isChanged(bell)),
        ]);
      const before = (queryClient.getQueryData(own.queryKey) ?? []).filter(isChanged);
      show(isSet ? bells : []);
      return () => show(before);
    },
    onError: (error, _, takeBack) => {
      takeBack?.();
      fail(error);
    },
    onSettled: () => refresh(listBells),
  });
}

/** The words of bells, which few screens need. */
function useBellWords(enabled: boolean) {
  const load = () => loadWords(['notices']).then(() => true);
  return useQuery({ queryKey: ['bell-words'], queryFn: load, enabled });
}

type Cell = { size: string; color: string };

/** The bells of a product: the shop presses them for sizes that are sold out. */
export type Bells = {
  isSet: (cell: Cell) => boolean;
  /** Sets the bells of these cells, or takes them back where all are set. */
  press: (cells: readonly Cell[]) => void;
};

/**
 * @param isWanted whether a size of the product is sold out
 * @returns undefined while they and their words are loaded; null for staff, while bells are off, and without an answer
 */
export function useBells(
  { id, name, category }: Pick<Bell['product'], 'id' | 'name' | 'category'>,
  isWanted: boolean,
): Bells | null | undefined {
  const areOn = useAreBellsOn();
  const isAdmin = useIsAdmin();
  const enabled = areOn && !isAdmin && isWanted;
  const words = useBellWords(enabled);
  const bells = useQuery({ ...own, enabled });
  const found = useQuery({ ...dataQuery(listVariants, { params: { id } }), enabled });
  const { mutate } = useChangeBells();
  if (!enabled) return null;
  const variants = found.data;
  if (!words.data || !bells.data || !variants)
    return [words, bells, found].some(({ isLoading }) => isLoading) ? undefined : null;
  const isAt = (cell: Cell) => (one: { size: string | null; color: string | null }) =>
    (one.size ?? '') === cell.size && (one.color ?? '') === cell.color;
  const ofProduct = bells.data.filter(({ product }) => product.id === id);
  const isSet = (cell: Cell) => ofProduct.some(isAt(cell));
  return {
    isSet,
    press: cells => {
      const isSetting = !cells.every(isSet);
      const product = { id, name, category, translations: {}, imageUrl: null };
      const pressed = cells
        .filter(cell => isSet(cell) !== isSetting)
        .flatMap(cell => variants.find(isAt(cell)) ?? [])
        .map(({ id: variantId, size, color }) => ({ variantId, size, color, product, isBack: false }));
      mutate({ isSet: isSetting, bells: pressed });
    },
  };
}

/** The shops that wait for sizes of a product; none while bells are off, for a new product, and until they are loaded. */
export function useWaitingShops(productId: string | undefined): readonly WaitingShops[] {
  const enabled = useAreBellsOn() && productId !== undefined;
  const words = useBellWords(enabled);
  const { data } = useQuery({
    ...dataQuery(listWaitingShops, { params: { id: productId ?? '' } }),
    enabled,
  });
  return (words.data && data) || [];
}
