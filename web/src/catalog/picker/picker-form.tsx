import './picker-form.css';
import './picker-options.css';
import { useNavigate } from '@tanstack/react-router';
import type { BasketItem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import { lineTotal } from '@toptan/contract/money';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../api/form.ts';
import { useAddToBasket } from '../../basket/lines-api.ts';
import { Money } from '../../i18n/money.tsx';
import { useColourName } from '../../i18n/use-colour-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSplitWords } from '../../i18n/use-split-words.ts';
import { useProductWords } from '../../session/product-words.ts';
import { useCustomer } from '../../session/session-store.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Button } from '../../ui/form/button.tsx';
import { ColourChoice } from '../../ui/form/colour-choice.tsx';
import { StockText } from '../../ui/trade/stock-gauge.tsx';
import { choiceProblem, coveredPieces, stockFor } from './picker-choice.ts';
import { keepPickerHabit } from './picker-habits.ts';
import { PickerQuantity } from './picker-quantity.tsx';
import { InBasket, PickerSizes } from './picker-sizes.tsx';
import type { PickerChoice } from './use-picker-choice.ts';

/** Characters that fit in three lines; a longer text would push the choices out of sight. */
const shortText = 170;

function Description({ text }: { text: string }) {
  const { t } = useTranslation('catalog');
  const [isCut, setCut] = useState(text.length > shortText);
  return (
    <>
      <p className="picker-description" data-cut={isCut || undefined}>
        <bdi>{text}</bdi>
      </p>
      {isCut && (
        <Button variant="link" className="picker-more" onClick={() => setCut(false)}>
          {t('wholeDescription')}
        </Button>
      )}
    </>
  );
}

/** Where the keyboard goes on after an add: the next size, or the next colour when all sizes were added at once. */
const nextChoice = ['.size-choice [data-state="checked"]', '.colour-choice [data-state="checked"]'];

/** Milliseconds in which a second press of the same button counts as accidental. */
const doublePressMs = 350;

export interface PickerFormProps {
  product: Product;
  choice: PickerChoice;
  /** The product's lines in the basket. */
  lines: readonly BasketItem[];
}

export function PickerForm({ product, choice, lines }: PickerFormProps) {
  const { t } = useTranslation('catalog');
  const { number } = useFormat();
  const errorText = useErrorText();
  const { name, description } = useProductWords()(product);
  const colourName = useColourName();
  const splitWords = useSplitWords();
  const customer = useCustomer();
  const navigate = useNavigate();
  const { mutateAsync: add } = useAddToBasket();
  const form = useRef<HTMLFormElement>(null);
  const last = useRef({ of: '', at: 0 });
  const { wishes, pieces, colour } = choice;

  const problem = choiceProblem(product, wishes);
  const toProduce = pieces - coveredPieces(product, wishes, lines);
  // Of the choice once it is made, until then of the product.
  const [wish] = wishes;
  const shown = problem || choice.allSizes || !wish ? product.stockQuantity : stockFor(product, wish, []);

  function goOn() {
    const next = nextChoice.map(selector => form.current?.querySelector<HTMLElement>(selector));
    next.find(choosable => choosable)?.focus({ preventScroll: true });
  }

  async function submit() {
    const of = JSON.stringify(wishes);
    const isTwice = of === last.current.of && performance.now() - last.current.at < doublePressMs;
    if (isTwice) return;
    if (problem) {
      toast({ variant: 'destructive', title: t(`${problem}.title`), description: t(`${problem}.text`) });
      return;
    }
    if (!customer) {
      toast({ variant: 'destructive', title: t('addFailed'), description: t('noCustomer') });
      return;
    }
    if (wish) keepPickerHabit({ quantity: wish.quantity });
    last.current = { of, at: performance.now() };
    goOn();
    const additions = wishes.map(({ size, colour: ofColour, quantity }) =>
      add({
        customerId: customer.id,
        product,
        quantity,
        selectedSize: size || null,
        selectedColor: ofColour || null,
      }),
    );
    const results = await Promise.allSettled(additions);
    const refused = results.find(result => result.status === 'rejected');
    if (!refused) {
      const waits = results.some(result => result.status === 'fulfilled' && !result.value);
      toast({
        variant: 'success',
        description: waits ? t('addedWaiting') : t('added'),
        action: { label: t('view'), onSelect: () => void navigate({ to: '/basket' }) },
      });
      return;
    }
    // Pieces that were added must not be added again by the next try.
    if (choice.allSizes)
      wishes.forEach(({ size }, at) => {
        if (results[at]?.status === 'fulfilled') choice.setPieces(size, 0);
      });
    toast({ variant: 'destructive', title: t('addFailed'), description: errorText(refused.reason) });
  }

  /** Radio buttons keep Enter to themselves; here it adds, as in any form. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return;
    if (event.target.role === 'radio') form.current?.requestSubmit();
  }

  return (
    <form
      ref={form}
      className="picker-form"
      onKeyDown={onKeyDown}
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="picker-body">
        <p className="picker-title">
          <bdi>{name}</bdi>
        </p>
        <div className="picker-facts">
          <span className="text-20 font-semibold">
            <Money lira={product.price} />
          </span>
          {product.sku && <span className="code quiet">{product.sku}</span>}
          <StockText pieces={shown}>
            {shown === 0 ? t('madeToOrder') : t('inStockPieces', { count: shown })}
          </StockText>
          {product.sizes.length === 0 && <InBasket lines={lines} />}
        </div>
        {description && <Description text={description} />}

        {product.colors.length > 0 && (
          <div className="picker-option">
            <div className="picker-label">
              <span>{t('colour')}</span>
              <span className="quiet">{colour ? colourName(colour) : t('chooseOne')}</span>
            </div>
            <ColourChoice
              value={colour}
              onChange={choice.setColour}
              label={t('colour')}
              options={product.colors.map(value => ({ value, label: colourName(value) }))}
            />
          </div>
        )}
        {product.sizes.length > 0 && <PickerSizes product={product} choice={choice} lines={lines} />}

        <div className="picker-option">
          {!choice.allSizes && <div className="picker-label picker-label-quantity">{t('quantity')}</div>}
          <PickerQuantity sizes={product.sizes} choice={choice} />
          <p
            className={problem === 'quantityNotWhole' ? 'picker-split text-signal' : 'picker-split'}
            aria-live="polite"
          >
            {problem === 'quantityNotWhole' && t('quantityNotWhole.text')}
            {!problem && toProduce > 0 && splitWords({ fromStock: pieces - toProduce, toProduce })}
          </p>
        </div>
      </div>

      <div className="picker-foot">
        <div className="picker-total">
          <span className="quiet">
            <bdi className="ltr">
              {number(pieces)} × <Money lira={product.price} />
            </bdi>
          </span>
          <strong>
            <Money lira={lineTotal(product.price, pieces)} />
          </strong>
        </div>
        <Button type="submit" variant="primary" size="lg" wide aria-disabled={problem !== null || undefined}>
          <Plus aria-hidden="true" />
          {t('addToBasket')}
        </Button>
      </div>
    </form>
  );
}
