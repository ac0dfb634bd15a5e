import '../basket-run.css';
import type { AgainGoods, AgainOffer } from '@toptan/contract/order-again';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useColorSizeNames } from '../../i18n/use-color-size-names.ts';
import { useSizeName } from '../../i18n/use-size-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useProductWords } from '../../session/product-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { FigureInput } from '../../ui/form/figure-input.tsx';
import { FigureProblem } from '../../ui/form/figure-problem.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { Picture } from '../../ui/trade/picture.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import { type Chosen, piecesIn } from './again-api.ts';
import { type DraftProps, Elsewhere } from './again-elsewhere.tsx';
import { AgainReasons } from './again-reasons.tsx';
import { boundsOf, type Choice } from './use-choice.ts';

/** Goods with the same key share a row: single pieces of one color that are as before, have another price, or are gone. */
export function rowKey({ id, productId, selectedColor, pack, offers, problems, gone }: AgainGoods): string {
  const isAlone = pack !== null || problems !== undefined || (gone !== undefined && offers.length > 0);
  return isAlone ? id : JSON.stringify([productId, selectedColor, gone]);
}

/** The color, and the size or the pack, of goods. */
export function useGoodsWords() {
  const { t, list } = useWords('words');
  const { colorName, sizeName } = useColorSizeNames();
  return ({ selectedColor, selectedSize, pack }: AgainGoods) =>
    list([
      selectedColor && colorName(selectedColor),
      pack ? (pack.name ?? t(`packUnit.${pack.unit}`)) : selectedSize && sizeName(selectedSize),
    ]);
}

interface OffersProps {
  goods: AgainGoods;
  chosen: Chosen | null;
  onChoose: (offer: AgainOffer | null) => void;
}

/** The offers among which the shop chooses; of goods that are gone one may be left again. */
function Offers({ goods, chosen, onChoose }: OffersProps) {
  const { t, number } = useWords('words');
  const { colorName, sizeName } = useColorSizeNames();
  const { gone, offers, pack, selectedColor } = goods;
  if (offers.length < (gone ? 1 : 2)) return null;
  const wordsOf = ({ quantity, pieces, size, color }: AgainOffer) => {
    if (gone) {
      const other = color === selectedColor ? null : color && colorName(color);
      return [other, pack ? null : size && sizeName(size)].filter(Boolean).join(' ');
    }
    return pack
      ? `${t(`packCount.${pack.unit}`, { count: quantity })} = ${number(pieces)}`
      : number(quantity);
  };
  return (
    <span className="again-offers flex flex-wrap gap-1.5">
      {offers.map(offer => {
        const isChosen = gone ? chosen?.offer === offer : chosen?.quantity === offer.quantity;
        return (
          <Button
            key={JSON.stringify([offer.size, offer.color, offer.quantity])}
            variant={isChosen ? 'repair' : 'quiet'}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen && gone ? null : offer)}
          >
            {isChosen && <Check aria-hidden="true" />}
            {wordsOf(offer)}
          </Button>
        );
      })}
    </span>
  );
}

interface QuantityProps {
  chosen: Chosen;
  label: string;
  problemId: string;
  onChange: (quantity: number) => void;
}

/** The pieces of a size, or packs; 0 leaves them out. */
function Quantity({ chosen: { goods, offer, quantity }, onChange, ...names }: QuantityProps) {
  const sizeName = useSizeName();
  const bounds = boundsOf(goods);
  if (goods.pack || !offer.size)
    return (
      <Stepper
        size="sm"
        value={quantity}
        {...bounds}
        step={goods.pack ? undefined : goods.multiple}
        {...names}
        onChange={onChange}
      />
    );
  return (
    <span className="run-cell" data-free={quantity === 0 || undefined}>
      <bdi aria-hidden="true">{sizeName(offer.size)}</bdi>
      <FigureInput value={quantity} {...bounds} blank step={goods.multiple} {...names} onChange={onChange} />
    </span>
  );
}

interface AgainRowProps extends DraftProps {
  goods: readonly AgainGoods[];
  choice: Choice;
}

/** Goods of an order: what has become of them, what is proposed, and how many are ordered now. */
export function AgainRow({ goods, choice, draftId }: AgainRowProps) {
  const { t, number, list } = useWords(['basket', 'words']);
  const { colorName, sizeName } = useColorSizeNames();
  const goodsWords = useGoodsWords();
  const nameOf = useProductWords();
  const id = useId();
  const [first] = goods;
  if (!first) return null;
  const { productName, translations, sku, product, selectedColor, gone } = first;
  const { name } = nameOf({ name: productName, translations });
  const chosen = goods.flatMap(each => choice.chosenFor(each) ?? []);
  const piecesThen = goods.reduce((sum, { pieces }) => sum + pieces, 0);
  const pieces = chosen.reduce((sum, each) => sum + piecesIn(each), 0);
  const ofSizes = list(goods.map(({ selectedSize }) => selectedSize && sizeName(selectedSize)));
  const facts =
    goods.length > 1 ? list([selectedColor && colorName(selectedColor), gone && ofSizes]) : goodsWords(first);
  return (
    <li className="again-row" data-gone={(gone && chosen.length === 0) || undefined}>
      <span className="again-picture">
        <Picture imageUrl={product.imageUrl} category={product.category} ratio="4/5" sizes="40px" />
      </span>
      <div className="again-words">
        <b className="font-medium">
          <bdi>{name}</bdi>
        </b>
        <small className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          {sku && <span className="code">{sku}</span>}
          {selectedColor && <Swatch color={selectedColor} />}
          <span>{facts}</span>
        </small>
      </div>
      <div className="again-change">
        <AgainReasons goods={first} />
        <Offers
          goods={first}
          chosen={choice.chosenFor(first)}
          onChoose={offer => choice.choose(first, offer && { offer, quantity: offer.quantity })}
        />
        <Elsewhere goods={first} draftId={draftId} />
      </div>
      {chosen.length > 0 && (
        <div className="again-quantity">
          {chosen.map(each => (
            <Quantity
              key={each.goods.id}
              chosen={each}
              label={t('quantityOf', { product: list([name, goodsWords(each.goods)]) })}
              problemId={`${id}${each.goods.id}`}
              onChange={quantity => choice.choose(each.goods, { offer: each.offer, quantity })}
            />
          ))}
          {chosen.map(each => (
            <FigureProblem
              key={each.goods.id}
              id={`${id}${each.goods.id}`}
              className="flex-[1_0_100%] pt-1 text-13"
              value={each.quantity}
              {...boundsOf(each.goods)}
              name={each.offer.size ? sizeName(each.offer.size) : undefined}
              onRepair={quantity => choice.choose(each.goods, { offer: each.offer, quantity })}
            />
          ))}
        </div>
      )}
      <span className="again-pieces num">
        {(pieces !== piecesThen || chosen.length === 0) && <s>{number(piecesThen)}</s>}
        {chosen.length > 0 && !Number.isNaN(pieces) && <b>{number(pieces)}</b>}
      </span>
    </li>
  );
}
