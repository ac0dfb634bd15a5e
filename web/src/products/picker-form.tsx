import { useNavigate } from '@tanstack/react-router';
import type { BasketItem } from '@toptan/contract/basket';
import { lineTotal } from '@toptan/contract/money';
import type { Product } from '@toptan/contract/products';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { useCustomer } from '../auth/session-store.ts';
import { Money } from '../i18n/money.tsx';
import { useColourName } from '../i18n/use-colour-name.ts';
import { useFormat } from '../i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { ColourChoice } from '../ui/colour-choice.tsx';
import { SizeChoice } from '../ui/size-choice.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { StockText } from '../ui/stock-gauge.tsx';
import { toast } from '../ui/toast-store.ts';
import { piecesOf, useAddToBasket } from './api.ts';
import { choiceProblem, stockFor } from './picker-choice.ts';

/** Wholesale thinks in dozens. */
const packs = [6, 12, 24, 48];
const firstQuantity = 12;

/** Specification, section 5: the quantity input allows 0 to 999. */
const quantityMax = 999;

export function PickerForm({ product, lines }: { product: Product; lines: readonly BasketItem[] }) {
  const { t } = useTranslation('catalog');
  const { number } = useFormat();
  const say = useErrorText();
  const colourName = useColourName();
  const customer = useCustomer();
  const navigate = useNavigate();
  const add = useAddToBasket();
  const [size, setSize] = useState(product.sizes.length === 1 ? (product.sizes[0] ?? '') : '');
  // The colour of the picture.
  const [colour, setColour] = useState(product.colors[0] ?? '');
  const [quantity, setQuantity] = useState(firstQuantity);

  const problem = choiceProblem(product, { size, colour, quantity });
  const inColour = lines.filter(line => (line.selectedColor ?? '') === colour);
  const stock = stockFor(product, { size, colour }, lines);
  const toProduce = Math.max(0, quantity - stock);
  // Of the choice once it is made, until then of the product.
  const shown = problem ? product.stockQuantity : stockFor(product, { size, colour }, []);

  function submit() {
    if (problem) {
      toast({ variant: 'destructive', title: t(`${problem}.title`), description: t(`${problem}.text`) });
      return;
    }
    if (!customer) {
      toast({ variant: 'destructive', title: t('addFailed'), description: t('noCustomer') });
      return;
    }
    add.mutate(
      {
        customerId: customer.id,
        productId: product.id,
        quantity,
        selectedSize: size || null,
        selectedColor: colour || null,
      },
      {
        onSuccess: () =>
          toast({
            variant: 'success',
            description: t('added'),
            action: { label: t('view'), onSelect: () => void navigate({ to: '/basket' }) },
          }),
        onError: error => toast({ variant: 'destructive', title: t('addFailed'), description: say(error) }),
      },
    );
  }

  return (
    <form
      className="picker-form"
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="picker-body">
        <p className="picker-title">
          <bdi>{product.name}</bdi>
        </p>
        <div className="picker-facts">
          <span className="picker-price">
            <Money lira={product.price} />
          </span>
          {product.sku && <span className="code quiet">{product.sku}</span>}
          <StockText pieces={shown}>
            {shown === 0 ? t('madeToOrder') : t('inStockPieces', { count: shown })}
          </StockText>
        </div>
        {product.description && (
          <p className="picker-description">
            <bdi>{product.description}</bdi>
          </p>
        )}

        {product.colors.length > 0 && (
          <div className="picker-option">
            <div className="picker-label">
              <span>{t('colour')}</span>
              <span className="quiet">{colour && colourName(colour)}</span>
            </div>
            <ColourChoice
              value={colour}
              onChange={setColour}
              label={t('colour')}
              options={product.colors.map(value => ({ value, label: colourName(value) }))}
            />
          </div>
        )}

        {product.sizes.length > 0 && (
          <div className="picker-option">
            <div className="picker-label">
              <span>{t('size')}</span>
              <span className="quiet">{size || t('sizeRequired.text')}</span>
              <span className="picker-in-basket" aria-live="polite">
                {lines.length > 0 && t('inBasket', { count: piecesOf(lines) })}
              </span>
            </div>
            <SizeChoice
              value={size}
              onChange={setSize}
              label={t('size')}
              options={product.sizes.map(value => {
                const count = piecesOf(inColour.filter(line => line.selectedSize === value));
                return count > 0
                  ? { value, count, label: t('sizeInBasket', { size: value, count }) }
                  : { value };
              })}
            />
          </div>
        )}

        <div className="picker-option">
          <div className="picker-label picker-label-quantity">{t('quantity')}</div>
          <div className="picker-quantity">
            <Stepper
              value={quantity}
              onChange={setQuantity}
              min={0}
              max={quantityMax}
              label={t('quantity')}
            />
            <div className="picker-packs">
              {packs.map(pack => (
                <button
                  key={pack}
                  type="button"
                  aria-pressed={quantity === pack}
                  aria-label={t('setQuantity', { count: pack })}
                  onClick={() => setQuantity(pack)}
                >
                  {number(pack)}
                </button>
              ))}
            </div>
          </div>
          <p className="picker-split" aria-live="polite">
            {!problem &&
              toProduce > 0 &&
              (toProduce === quantity
                ? t('allToProduce', { count: toProduce })
                : t('split', { stock: quantity - toProduce, produce: toProduce }))}
          </p>
        </div>
      </div>

      <div className="picker-foot">
        <div className="picker-total">
          <span className="quiet">
            <bdi className="ltr">
              {number(quantity)} × <Money lira={product.price} />
            </bdi>
          </span>
          <strong>
            <Money lira={lineTotal(product.price, quantity)} />
          </strong>
        </div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          wide
          busy={add.isPending}
          aria-disabled={problem !== null || undefined}
        >
          <Plus aria-hidden="true" />
          {t('addToBasket')}
        </Button>
      </div>
    </form>
  );
}
