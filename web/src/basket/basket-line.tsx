import { type BasketItem, lineQuantityMax } from '@toptan/contract/basket';
import { lineTotal } from '@toptan/contract/money';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { Money } from '../i18n/money.tsx';
import { useColourName } from '../i18n/use-colour-name.ts';
import { useAddToBasket } from '../products/api.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Swatch } from '../ui/swatch.tsx';
import { toast } from '../ui/toast-store.ts';
import { useRemoveLine, useSetQuantity } from './api.ts';

export function BasketLine({ line, customerId }: { line: BasketItem; customerId: string }) {
  const { t } = useTranslation(['basket', 'words']);
  const say = useErrorText();
  const colourName = useColourName();
  const setQuantity = useSetQuantity();
  const removal = useRemoveLine();
  const addAgain = useAddToBasket();
  const [typed, setTyped] = useState<number | null>(null);
  const quantity = typed ?? line.quantity;
  const { product, selectedColor, selectedSize } = line;
  const variant = [selectedColor && colourName(selectedColor), selectedSize].filter(Boolean).join(', ');
  const toProduce = quantity - Math.min(quantity, line.fromStock);

  const fail = (error: unknown) =>
    toast({ variant: 'destructive', title: t('words:error'), description: say(error) });

  function settle(next: number) {
    setTyped(null);
    if (next !== line.quantity) setQuantity.mutate({ id: line.id, quantity: next }, { onError: fail });
  }

  // Awaited, not handed callbacks: a line that is removed is gone from the screen before the answer comes.
  async function remove() {
    try {
      await removal.mutateAsync(line);
      toast({
        description: t('removed'),
        action: { label: t('words:undo'), onSelect: () => void bringBack() },
      });
    } catch (error) {
      fail(error);
    }
  }

  async function bringBack() {
    try {
      await addAgain.mutateAsync({
        customerId,
        productId: product.id,
        quantity: line.quantity,
        selectedSize,
        selectedColor,
      });
    } catch (error) {
      fail(error);
    }
  }

  return (
    <li className="basket-line basket-row">
      <span className="basket-line-colour">
        {selectedColor && <Swatch colour={selectedColor} />}
        <span>{selectedColor ? colourName(selectedColor) : t('oneColour')}</span>
      </span>
      <span className="basket-line-size">
        {selectedSize ? <bdi>{selectedSize}</bdi> : <span className="quiet">{t('oneSize')}</span>}
      </span>
      <Stepper
        size="sm"
        value={quantity}
        max={lineQuantityMax}
        onChange={setTyped}
        onSettle={settle}
        label={t('quantityOf', { product: [product.name, variant].filter(Boolean).join(', ') })}
      />
      <span className="basket-line-unit num quiet">
        <Money lira={product.price} />
      </span>
      <span className="basket-line-total num">
        <Money lira={lineTotal(product.price, quantity)} />
      </span>
      <IconButton
        label={t('remove', { product: [product.name, variant].filter(Boolean).join(', ') })}
        onClick={() => void remove()}
      >
        <X aria-hidden="true" />
      </IconButton>
      {!product.isAvailable ? (
        <p className="basket-line-note text-signal">{t('unavailable')}</p>
      ) : (
        toProduce > 0 && (
          <p className="basket-line-note quiet">
            {toProduce === quantity
              ? t('allToProduce', { count: toProduce })
              : t('split', { stock: quantity - toProduce, produce: toProduce })}
          </p>
        )
      )}
    </li>
  );
}
