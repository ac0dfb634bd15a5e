import './basket-lines.css';
import { groupBy } from '@toptan/contract/group-by';
import { piecesOf } from '@toptan/contract/pieces';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Money } from '../i18n/money.tsx';
import { linesAmount } from '../session/amounts.ts';
import { useProductWords } from '../session/product-words.ts';
import { Button } from '../ui/button/button.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { BasketLine } from './basket-line.tsx';
import { BasketPackRow } from './basket-pack.tsx';
import { BasketRun } from './basket-run.tsx';
import type { ProductLines } from './group-lines.ts';
import { packsIn } from './packs-api.ts';
import { useReturned } from './returned-product.ts';
import { useSeenVersion } from './seen-versions.ts';
import { useLinesAsTyped } from './use-typed-figure.ts';

/** The price of a product when it was added, beside the present one, until the user has seen it. */
export function ChangedPrice({ product, lines }: ProductLines) {
  const { t } = useTranslation('basket');
  const { isSeen, rememberSeen } = useSeenVersion(lines[0]?.customerId ?? '', product.id, product.price);
  const before = lines.find(({ priceBefore }) => priceBefore !== undefined)?.priceBefore;
  if (before === undefined || isSeen) return null;
  return (
    <div className="basket-rule col-span-full text-13">
      <TriangleAlert aria-hidden="true" />
      <span>
        {t('repriced')}{' '}
        <del>
          <Money lira={before} />
        </del>{' '}
        <strong>
          <Money lira={product.price} />
        </strong>
      </span>
      <Button variant="repair" onClick={rememberSeen}>
        {t('seen')}
      </Button>
    </div>
  );
}

export function BasketGroup({ product, lines }: ProductLines) {
  const { t } = useTranslation(['basket', 'words']);
  const name = useProductWords()(product).name || t('words:unknown');
  const typed = useLinesAsTyped(lines);
  const loose = lines.filter(line => line.basketPackId === null);
  const frame = useReturned(product.id);
  return (
    <article ref={frame} className="basket-group" aria-label={name} tabIndex={-1}>
      <Picture imageUrl={product.imageUrl} category={product.category} ratio="4/5" sizes="76px" />
      <div className="basket-group-head basket-row">
        <div className="basket-group-title">
          <h2 className="basket-group-name">
            <bdi>{name}</bdi>
          </h2>
          {product.sku && <span className="code quiet">{product.sku}</span>}
          <span className="basket-group-each quiet">
            <Money lira={product.price} /> {t('each')}
          </span>
        </div>
        <span className="basket-group-pieces quiet">{t('words:pieces', { count: piecesOf(typed) })}</span>
        <strong className="basket-group-sum num">
          <Money lira={linesAmount(typed)} />
        </strong>
        <ChangedPrice product={product} lines={lines} />
      </div>
      <ul className="basket-group-lines">
        {[...groupBy(loose, line => line.selectedColor).values()].flatMap(ofColor =>
          ofColor.length > 1 ? (
            <BasketRun key={ofColor[0]?.selectedColor} lines={ofColor} />
          ) : (
            ofColor.map(line => <BasketLine key={line.id} line={line} />)
          ),
        )}
        {packsIn(lines).map(basketPack => (
          <BasketPackRow key={`${basketPack.pack.id},${basketPack.color}`} basketPack={basketPack} />
        ))}
      </ul>
    </article>
  );
}
