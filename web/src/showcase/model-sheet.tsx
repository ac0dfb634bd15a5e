import './model-sheet.css';
import type { SharedProduct } from '@toptan/contract/sharing';
import { Lock, MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../i18n/money.tsx';
import { useColorSizeNames } from '../i18n/use-color-size-names.ts';
import { useWords } from '../i18n/use-words.ts';
import { useProductWords } from '../session/product-words.ts';
import { Button } from '../ui/button/button.tsx';
import { PlainDialog } from '../ui/overlay/dialog.tsx';
import { scrollable } from '../ui/overlay/scrollable.ts';
import { Picture } from '../ui/trade/picture.tsx';
import { RatioStrip } from '../ui/trade/ratio-strip.tsx';
import { Swatch } from '../ui/trade/swatch.tsx';
import { useAskAddress } from './ask-api.ts';

export interface ModelSheetProps {
  product: SharedProduct;
  /** The address names it. */
  addressed?: boolean;
  onClose: () => void;
  /** The main action: to sign in, or to ask for access. */
  children: ReactNode;
}

/** A model for people without an account: pictures, colors, sizes and packs, without quantities. */
export function ModelSheet({ product, addressed = false, onClose, children }: ModelSheetProps) {
  const { t } = useTranslation(['shared', 'words']);
  const { colorName, sizeName } = useColorSizeNames();
  const askAddress = useAskAddress();
  const { name, description } = useProductWords()(product);
  const { sku, colors, sizes, packs, price } = product;
  return (
    <PlainDialog open addressed={addressed} onOpenChange={onClose} title={name} className="model-sheet">
      <Pictures product={product} name={name} />
      <div className="grid content-start gap-4 p-6 overflow-auto max-md:p-4" {...scrollable}>
        <div>
          <h2 className="pe-10 text-20 leading-[1.75rem] max-md:p-0">
            <bdi>{name}</bdi>
          </h2>
          {sku && <p className="code quiet">{sku}</p>}
        </div>
        {price !== undefined && (
          <p className="text-20 font-semibold">
            <Money lira={price} />
          </p>
        )}
        <dl className="model-facts">
          {colors.length > 0 && (
            <>
              <dt>{t('color')}</dt>
              <dd>
                {colors.map(color => (
                  <span key={color} className="inline-flex items-center gap-1.5">
                    <Swatch color={color} />
                    {colorName(color)}
                  </span>
                ))}
              </dd>
            </>
          )}
          {sizes.length > 0 && (
            <>
              <dt>{t('size')}</dt>
              <dd className="gap-1.5">
                {sizes.map(size => (
                  <bdi
                    key={size}
                    className="inline-grid place-items-center min-w-9 min-h-[30px] px-2 border border-line-2 rounded-1 font-medium"
                  >
                    {sizeName(size)}
                  </bdi>
                ))}
              </dd>
            </>
          )}
          {packs.map(pack => (
            <div key={pack.id} className="contents">
              <dt>{t(`words:packUnit.${pack.unit}`)}</dt>
              <dd>
                <RatioStrip cells={pack.lines.map(line => ({ ...line, pieces: line.ratio }))} />
                <span className="quiet">{t('words:pieces', { count: pack.pieces })}</span>
              </dd>
            </div>
          ))}
        </dl>
        {description && (
          <p className="whitespace-pre-line">
            <bdi>{description}</bdi>
          </p>
        )}
        {price === undefined && (
          <p className="icon-14 flex items-center gap-1.5 text-13 text-ink-3">
            <Lock aria-hidden="true" />
            {t('onlyShops')}
          </p>
        )}
      </div>
      <footer className="model-sheet-foot flex flex-wrap gap-2.5 pt-3 px-6 pb-4 border-t border-line max-md:px-4 max-md:pb-[calc(var(--s-4)+env(safe-area-inset-bottom))]">
        <Button asChild>
          <a href={askAddress([product])} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden="true" />
            {t('ask.this')}
          </a>
        </Button>
        {children}
      </footer>
    </PlainDialog>
  );
}

/** The pictures: one large, the others to choose from. */
function Pictures({ product, name }: { product: SharedProduct; name: string }) {
  const { t, number } = useWords('shared');
  const { imageUrl, pictures, category } = product;
  const [chosen, setChosen] = useState(0);
  const current = pictures[chosen]?.imageUrl ?? imageUrl;
  return (
    <div className="model-picture">
      <span className="model-large">
        <Picture
          bare
          imageUrl={current}
          category={category}
          alt={name}
          ratio="3/4"
          sizes="(max-width: 767px) 100vw, 420px"
          eager
        />
      </span>
      {pictures.length > 1 && (
        <ul className="model-thumbs">
          {pictures.map((picture, at) => (
            <li key={picture.imageUrl}>
              <button
                type="button"
                aria-label={t('picture', { number: number(at + 1) })}
                aria-current={at === chosen || undefined}
                onClick={() => setChosen(at)}
              >
                <Picture imageUrl={picture.imageUrl} category={category} ratio="4/5" sizes="44px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
