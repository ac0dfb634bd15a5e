import './requests.css';
import type { ChangeRequestRow } from '@toptan/contract/change-requests';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useColorSizeNames } from '../../i18n/use-color-size-names.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useProductWords } from '../../session/product-words.ts';
import { Picture } from '../../ui/trade/picture.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import { WasIs } from '../was-is.tsx';

/** The product of a row, and its place in words: 'Blue, 30', or the name of a pack. */
export function useRowWords() {
  const { t, list } = useWords('changes');
  const { colorName, sizeName } = useColorSizeNames();
  const wordsOf = useProductWords();
  return ({ productName, translations, color, size, pack }: ChangeRequestRow) => ({
    name: wordsOf({ name: productName, translations }).name,
    place: list([color && colorName(color), pack ? (pack.name ?? t('packs')) : size && sizeName(size)]),
  });
}

/** The figure that was asked for beside that of then, and that of now where it has moved since. */
export function AskedFigures({ row, isRefused }: { row: ChangeRequestRow; isRefused: boolean }) {
  const { t, number } = useWords('changeRequests');
  const hasMoved = row.decision === null && row.now !== row.from;
  return (
    <span className="ask-figures" data-refused={isRefused || undefined}>
      <WasIs from={row.from} to={row.to} isAsked />
      {hasMoved && (
        <span className="icon-13 flex items-center gap-1 text-12 font-medium text-confirmed-fg">
          <History aria-hidden="true" />
          {t('now', { figure: number(row.now) })}
        </span>
      )}
    </span>
  );
}

/** A row of a request: its goods, and what stands beside them. */
export function RequestLine({
  row,
  more,
  children,
}: {
  row: ChangeRequestRow;
  more?: ReactNode;
  children: ReactNode;
}) {
  const { name, place } = useRowWords()(row);
  const { product, color } = row;
  return (
    <>
      <Picture imageUrl={product.imageUrl} category={product.category} ratio="4/5" sizes="44px" />
      <span className="ask-name">
        <b>
          <bdi>{name}</bdi>
        </b>
        <small className="block">
          {color && <Swatch color={color} />} {place}
          {more}
        </small>
      </span>
      {children}
    </>
  );
}
