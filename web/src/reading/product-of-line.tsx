import './product-of-line.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listProducts, type Product } from '@toptan/contract/catalog/products';
import { type ReactNode, useId, useState } from 'react';
import { dataQuery } from '../api/queries.ts';
import { useShopView } from '../drafts/api.ts';
import { useColorName } from '../i18n/use-color-name.ts';
import { useWords } from '../i18n/use-words.ts';
import { useProductWords } from '../session/product-words.ts';
import { Button } from '../ui/button/button.tsx';
import { Announcement } from '../ui/feedback/announcement.tsx';
import { SearchBox } from '../ui/form/search-box.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { PlainDialog } from '../ui/overlay/dialog.tsx';
import { Picture } from '../ui/trade/picture.tsx';

/** The most products that a search shows. */
const foundMax = 20;

/** Colors that a row of the search names. */
const colorsShown = 4;

interface ProductOfLineProps {
  /** The words of the line, quoted. */
  quote: ReactNode;
  /** The text of the search at first. */
  first: string;
  /** The words that are to mean the product from now on; null where none can be remembered. */
  learn: string | null;
  onPick: (product: Product, remember: boolean) => void;
  onClose: () => void;
}

/** The search for the product of a line, with the line's own words in it. */
export function ProductOfLine({ quote, first, learn, onPick, onClose }: ProductOfLineProps) {
  const { t, list } = useWords(['reading', 'words']);
  const wordsOf = useProductWords();
  const colorName = useColorName();
  const id = useId();
  const [text, setText] = useState(first.trim());
  const q = text.trim();
  const [remember, setRemember] = useState(true);
  const view = useShopView();
  const found = useQuery({
    ...dataQuery(listProducts, { query: { ...(q && { q }), active: 'true', limit: foundMax, ...view } }),
    enabled: view !== undefined,
    placeholderData: keepPreviousData,
  });
  const products = found.data ?? [];
  const soldAs = ({ sells, packs }: Product) => {
    const [pack] = packs;
    if (sells === 'loose' || !pack) return t('words:sells.loose');
    return list([t(`words:packUnit.${pack.unit}`), t('words:pieces', { count: pack.pieces })]);
  };
  const detailOf = (product: Product) =>
    [soldAs(product), list(product.colors.slice(0, colorsShown).map(colorName))].filter(Boolean).join(' · ');
  return (
    <PlainDialog open onOpenChange={onClose} title={t('search.title')} className="find" forTyping>
      <header className="find-head">
        <h2 className="pe-11 text-18" id={id}>
          {t('search.title')}
        </h2>
        {quote}
        <SearchBox value={text} onSearch={setText} label={t('search.label')} hotkey={false} />
      </header>
      <Announcement>
        {found.isFetching || q === '' ? '' : t('search.found', { count: products.length })}
      </Announcement>
      <ul className="find-list" aria-labelledby={id}>
        {products.map((product, at) => (
          <li key={product.id}>
            <span>
              <Picture imageUrl={product.imageUrl} category={product.category} ratio="4/5" sizes="48px" />
            </span>
            <span className="grid min-w-0">
              <b className="font-medium">
                <bdi>{wordsOf(product).name}</bdi>
              </b>
              <small>
                <bdi className="code">{product.sku}</bdi> · {detailOf(product)}
              </small>
            </span>
            <Button
              variant={at === 0 ? 'primary' : 'quiet'}
              aria-label={t('search.chooseProduct', { product: wordsOf(product).name })}
              onClick={() => onPick(product, remember)}
            >
              {t('search.choose')}
            </Button>
          </li>
        ))}
      </ul>
      {found.isError && <p className="p-5 text-ink-3">{t('search.failed')}</p>}
      {found.isSuccess && products.length === 0 && (
        <p className="p-5 text-ink-3">{t('search.found', { count: 0 })}</p>
      )}
      {learn !== null && (
        <footer className="find-remember">
          <Switch checked={remember} onChange={setRemember} label={t('search.remember', { words: learn })} />
        </footer>
      )}
    </PlainDialog>
  );
}
