import { lineQuantityMax } from '@toptan/contract/basket';
import { toLatinDigits } from '@toptan/contract/digits';
import { ApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/form.ts';
import { useWords } from '../i18n/use-words.ts';
import { useProductWords } from '../session/product-words.ts';
import { doubtOf } from './said.tsx';
import type { Products, ShownLine } from './shown-lines.ts';

/** A barcode that Excel has shortened: `8.69742E+12`. */
const shortened = /^\d[.,]?\d*E\+?\d+$/i;

/** The reason why a line is asked, as one sentence. */
export function useWhy(): (line: ShownLine, products: Products) => string {
  const { t, number, date } = useWords('reading');
  const errorText = useErrorText();
  const wordsOf = useProductWords();
  return ({ read, decision, other }, products) => {
    const refused = decision?.kind === 'refused' ? decision.goods[0]?.productId : undefined;
    const card = products[refused ?? read.productId ?? ''];
    const product = card ? wordsOf(card).name : '';
    if (decision?.kind === 'refused')
      return decision.code === 'stock_short'
        ? t('why.broken', { product })
        : errorText(ApiError.foreseen(409, decision.code));
    if (decision?.kind === 'order') return t('why.order');
    const words = read.word ?? doubtOf(read);
    const name = read.called ?? words;
    if (shortened.test(words)) return t('why.shortened');
    switch (read.reason) {
      case 'which_product':
        return name ? t('why.which_product', { words: name }) : t('why.which');
      case 'unknown_product':
        if (name === '') return t('why.which');
        return /^\p{Nd}+$/u.test(words)
          ? t('why.model', { words: toLatinDigits(words) })
          : t('why.unknown_product', { words: name });
      case 'no_such_color':
      case 'no_such_size':
        return words && product
          ? t(`why.${read.reason}`, { product, words })
          : t(read.reason === 'no_such_color' ? 'why.no_color' : 'why.no_size');
      case 'no_pack':
      case 'packs_only':
        return product ? t(`why.${read.reason}`, { product }) : t('why.which_pack');
      case 'changed':
        return other ? t('why.changed', { words: other.text }) : t('why.changedPlain');
      case 'no_order':
        return t(read.word ? 'why.condition' : 'why.no_order', { words: read.word });
      case 'condition':
        return read.word ? t('why.condition', { words: read.word }) : t('why.conditionPlain');
      case 'like_last': {
        const order = read.ways.find(way => way.order)?.order;
        if (!order) return t('why.like_lastPlain');
        return t('why.like_last', { number: order.orderNumber, date: date(order.createdAt, 'dayMonth') });
      }
      case 'repeated':
        return other ? t('why.repeated', { words: number(other.number) }) : t('why.repeatedPlain');
      case 'too_many':
        return t('why.full', { words: number(lineQuantityMax) });
      case 'unclear':
        if (words && read.ways.length > 0) return t('why.unclear', { words });
        return read.said.some(({ doubt, role }) => doubt && role === 'unknown') && /\p{L}/u.test(words)
          ? t('why.unknown_product', { words })
          : t('why.unclearPlain');
      case 'no_quantity':
      case 'no_color':
      case 'no_size':
      case 'unit':
      case 'split':
      case 'which_pack':
      case 'negative':
      case 'question':
      case 'total':
      case 'closed':
      case 'unread':
        return t(`why.${read.reason}`);
      default:
        return t('why.unclearPlain');
    }
  };
}
