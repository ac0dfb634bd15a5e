import { useContext } from 'react';
import { PricesHidden } from './hidden-prices.ts';
import { useFormat } from './use-format.ts';

/** An amount of lira ('1249.90'), left to right in every language; grey while prices are hidden. */
export function Money({ lira, className }: { lira: string; className?: string }) {
  const { money } = useFormat();
  return (
    <bdi dir="ltr" className={className} data-hidden={useContext(PricesHidden) || undefined}>
      {money(lira)}
    </bdi>
  );
}
