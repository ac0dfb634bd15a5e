import { mostPacks } from '@toptan/contract/basket';
import type { AgainGoods } from '@toptan/contract/order-again';
import { useState } from 'react';
import type { Chosen } from './again-api.ts';

/** The bounds of a figure: 0 leaves the goods out. */
export function boundsOf({ pack, packNow }: AgainGoods): { min: number; max: number } {
  const lines = (packNow ?? pack)?.lines ?? [];
  return { min: 0, max: mostPacks(lines.map(({ ratio }) => ratio)) };
}

/** What is proposed for goods: the first offer; nothing for goods that are gone. */
function proposalFor(goods: AgainGoods): Chosen | null {
  const [offer] = goods.gone ? [] : goods.offers;
  return offer ? { goods, offer, quantity: offer.quantity } : null;
}

/** What is ordered in place of each of the goods: what is proposed, until the shop chooses otherwise. */
export function useChoice() {
  const [made, setMade] = useState<ReadonlyMap<string, Chosen | null>>(new Map());
  return {
    /** Null: nothing is ordered in their place. */
    chosenFor: (goods: AgainGoods): Chosen | null => {
      const chosen = made.get(goods.id);
      return chosen === undefined ? proposalFor(goods) : chosen;
    },
    choose: (goods: AgainGoods, next: Omit<Chosen, 'goods'> | null) =>
      setMade(before => new Map(before).set(goods.id, next && { goods, ...next })),
  };
}

export type Choice = ReturnType<typeof useChoice>;
