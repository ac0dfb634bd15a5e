import './models.css';
import '../ui/trade/product-badges.css';
import '../ui/trade/product-card.css';
import { gridPictureSizes } from '@toptan/contract/catalog/images';
import type { SharedProduct } from '@toptan/contract/sharing';
import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../i18n/lazy-part.tsx';
import { Money } from '../i18n/money.tsx';
import { useColorName } from '../i18n/use-color-name.ts';
import { useWords } from '../i18n/use-words.ts';
import { goodsAmount } from '../session/amounts.ts';
import { useProductWords } from '../session/product-words.ts';
import { useLoadAtHand } from '../ui/overlay/use-load-at-hand.ts';
import { Picture } from '../ui/trade/picture.tsx';
import { sizeRange } from '../ui/trade/size-range.ts';
import { Swatches } from '../ui/trade/swatch.tsx';

const loadSheet = async () => (await import('./model-sheet.tsx')).ModelSheet;

/** Models whose pictures are in sight at first. */
const modelsAtFirst = 10;

interface ModelsProps {
  products: readonly SharedProduct[];
  /** The models that are asked about, by id. */
  asked: ReadonlyMap<string, unknown>;
  onAsk: (product: SharedProduct) => void;
  onOpen: (product: SharedProduct) => void;
}

/** Models for people without an account: the picture opens one, its corner chooses it for a question. */
export function Models({ products, asked, onAsk, onOpen }: ModelsProps) {
  useLoadAtHand(loadSheet);
  return (
    <ul className="models">
      {products.map((product, at) => (
        <li key={product.id}>
          <ModelCard
            {...{ product, onAsk, onOpen }}
            isAsked={asked.has(product.id)}
            eager={at < modelsAtFirst}
          />
        </li>
      ))}
    </ul>
  );
}

/** The sheet of a model that is open. */
export const OpenModel = lazyPart(loadSheet);

interface ModelCardProps extends Pick<ModelsProps, 'onAsk' | 'onOpen'> {
  product: SharedProduct;
  isAsked: boolean;
  eager: boolean;
}

function ModelCard({ product, isAsked, eager, onAsk, onOpen }: ModelCardProps) {
  const { t, list } = useWords(['shared', 'words']);
  const colorName = useColorName();
  const { name } = useProductWords()(product);
  const { imageUrl, category, colors, sizes, sku, price, isNew } = product;
  const range = sizeRange(sizes);
  const swatches = <Swatches fit most={4} colors={colors} label={list(colors.map(colorName))} />;
  const facts = (
    <>
      {sku && <span className="code product-card-sku">{sku}</span>}
      <span>{range ? <bdi className="ltr">{range}</bdi> : t('words:oneSize')}</span>
    </>
  );
  return (
    <article className="product-card" data-chosen={isAsked || undefined}>
      <div className="relative">
        <Picture imageUrl={imageUrl} category={category} sizes={gridPictureSizes} eager={eager} />
        {isNew && (
          <span className="product-badges">
            <span>{t('isNew')}</span>
          </span>
        )}
        <PackLine product={product} />
        <button
          type="button"
          className="model-ask"
          aria-pressed={isAsked}
          aria-label={t('ask.about', { name })}
          onClick={() => onAsk(product)}
        >
          {isAsked ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
        </button>
      </div>
      <div className="product-card-words">
        <h2 className="product-card-name">
          <button type="button" className="own" onClick={() => onOpen(product)}>
            <bdi>{name}</bdi>
          </button>
        </h2>
        {price === undefined ? (
          <div className="product-card-meta product-card-facts">
            {facts}
            {swatches}
          </div>
        ) : (
          <>
            <div className="product-card-line">
              <span className="font-semibold">
                <Money lira={price} />
              </span>
              {swatches}
            </div>
            <div className="product-card-meta product-card-facts">{facts}</div>
          </>
        )}
      </div>
    </article>
  );
}

/** The first pack, at the foot of the picture: its pieces, those of each size, and its price where one is shown. */
function PackLine({ product: { packs, price } }: { product: SharedProduct }) {
  const { t } = useTranslation('shared');
  const [pack] = packs;
  if (!pack) return null;
  return (
    <span className="product-card-pack">
      <b className="text-ink">{t(`pack.${pack.unit}`, { pieces: pack.pieces })}</b>
      {!pack.mixed && pack.lines.length > 1 && (
        <bdi className="product-card-ratio ltr" aria-hidden="true">
          {pack.lines.map(({ ratio }) => ratio).join('-')}
        </bdi>
      )}
      {price !== undefined && <Money lira={goodsAmount(price, pack.pieces)} />}
    </span>
  );
}
