import { Link } from '@tanstack/react-router';
import type { Bell } from '@toptan/contract/bells';
import { BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useColorSizeNames } from '../i18n/use-color-size-names.ts';
import { LoadError } from '../lists/load-error.tsx';
import { useChangeBells, useOwnBells } from '../notices/bells-api.ts';
import { useProductWords } from '../session/product-words.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Picture } from '../ui/trade/picture.tsx';

/** The sizes that the shop waits for, each with the button that takes it back. */
export function BellsCard() {
  const { t } = useTranslation('notices');
  const query = useOwnBells();
  return (
    <Card title={t('bells.title')}>
      {query.isLoadingError ? (
        <LoadError inline quiet title={t('bells.loadFailed')} query={query} />
      ) : query.data?.length ? (
        <ul className="account-sessions">
          {query.data.map(bell => (
            <BellRow key={bell.variantId} bell={bell} />
          ))}
        </ul>
      ) : (
        <div className="account-card">
          {query.data ? <p className="quiet">{t('bells.none')}</p> : <Skeleton shape="box" height="60px" />}
        </div>
      )}
    </Card>
  );
}

function BellRow({ bell }: { bell: Bell }) {
  const { t } = useTranslation('notices');
  const wordsOf = useProductWords();
  const { colorName, sizeName } = useColorSizeNames();
  const { mutate } = useChangeBells();
  const { product, size, color, isBack } = bell;
  const { name } = wordsOf({ ...product, description: null });
  const cell = [color && colorName(color), size && sizeName(size)].filter(Boolean).join(' ');
  const remove = t('bells.remove', { name: [name, cell].filter(Boolean).join(', ') });
  return (
    <li>
      <span className="account-bell">
        <Picture imageUrl={product.imageUrl} category={product.category} ratio="4/5" sizes="36px" />
      </span>
      <div>
        <b>
          <bdi>{name}</bdi>
          {cell && (
            <>
              {' · '}
              <bdi>{cell}</bdi>
            </>
          )}
        </b>
        <small>{t(isBack ? 'bells.isBack' : 'bells.willTell')}</small>
      </div>
      <span className="flex items-center gap-2">
        {isBack && (
          <Button asChild>
            <Link to="/catalog" search={{ product: product.id }}>
              {t('bells.order')}
            </Link>
          </Button>
        )}
        <IconButton label={remove} onClick={() => mutate({ isSet: false, bells: [bell] })}>
          <BellOff aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
}
