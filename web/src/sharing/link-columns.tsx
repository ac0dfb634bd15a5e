import type { ShareLink } from '@toptan/contract/sharing';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { TwoLines, TypedName } from '../ui/table/table-cells.tsx';
import { type TableColumn, tableColumns } from '../ui/table/table-columns.ts';
import { Fan } from '../ui/trade/fan.tsx';
import { isOftenOpened, useLinkWords } from './link-words.ts';

const column = tableColumns<ShareLink>();

/** How often a link was opened. Many openings of one with prices are marked: it may have been passed on. */
export function Opened({ link, children }: { link: ShareLink; children: ReactNode }) {
  const { t } = useTranslation('share');
  if (!isOftenOpened(link)) return <span className="font-semibold">{children}</span>;
  return (
    <span className="link-often" title={t('often')}>
      <TriangleAlert aria-hidden="true" />
      {children}
      <span className="sr-only">{t('often')}</span>
    </span>
  );
}

/** What a link shows. */
function What({ link }: { link: ShareLink }) {
  const words = useLinkWords();
  return (
    <TwoLines
      first={<TypedName>{words.name(link)}</TypedName>}
      second={link.product?.sku ? <bdi className="code">{link.product.sku}</bdi> : words.facts(link)}
    />
  );
}

/** For whom a link is. */
function Receiver({ link }: { link: ShareLink }) {
  const { receiver, prices } = useLinkWords();
  return (
    <TwoLines
      strong={false}
      first={<TypedName>{receiver(link)}</TypedName>}
      second={<span className={isOftenOpened(link) ? 'link-often' : undefined}>{prices(link)}</span>}
    />
  );
}

/** @param actions the buttons of a link */
export function useLinkColumns(
  isEnded: boolean,
  actions: (link: ShareLink) => ReactNode,
): TableColumn<ShareLink>[] {
  const { t } = useTranslation('share');
  const { number, date } = useFormat();
  return useMemo(
    () => [
      column.display({
        id: 'pictures',
        header: '',
        cell: ({ row: { original } }) => <Fan pictures={original.collection.pictures} />,
        meta: { least: 66 },
      }),
      column.display({
        id: 'what',
        header: t('columns.what'),
        cell: ({ row: { original } }) => <What link={original} />,
        meta: { least: 150, width: 'rest', skeleton: ['120px', '96px'] },
      }),
      column.display({
        id: 'for',
        header: t('columns.for'),
        cell: ({ row: { original } }) => <Receiver link={original} />,
        meta: { least: 150, width: 'rest', skeleton: ['120px', '72px'] },
      }),
      column.display({
        id: 'opened',
        header: t('columns.opened'),
        cell: ({ row: { original } }) => <Opened link={original}>{number(original.opened)}</Opened>,
        meta: { kind: 'figure', least: 120, skeleton: ['32px'] },
      }),
      column.display({
        id: 'by',
        header: t('columns.by'),
        cell: ({ row: { original } }) => <TypedName>{original.createdBy}</TypedName>,
        meta: { least: 132, skeleton: ['88px'], from: 'lg' },
      }),
      column.display({
        id: 'ends',
        header: t(isEnded ? 'columns.ended' : 'columns.ends'),
        cell: ({ row: { original } }) => date(original.expiresAt, 'dayMonth'),
        meta: { least: 92, skeleton: ['64px'] },
      }),
      column.display({
        id: 'actions',
        header: '',
        cell: ({ row: { original } }) => actions(original),
        meta: { kind: 'actions', least: 208, skeleton: ['148px'] },
      }),
    ],
    [t, number, date, isEnded, actions],
  );
}
