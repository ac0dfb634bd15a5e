import type { ShareLink } from '@toptan/contract/sharing';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../i18n/use-words.ts';
import { TwoLines, TypedName } from '../ui/table/table-cells.tsx';
import type { TableColumn } from '../ui/table/table-columns.ts';
import { Fan } from '../ui/trade/fan.tsx';
import { isOftenOpened, useLinkWords } from './link-words.ts';

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
  const { t, number, date } = useWords('share');
  return useMemo(
    () => [
      {
        id: 'pictures',
        header: '',
        cell: link => <Fan pictures={link.collection.pictures} />,
        looks: { least: 66 },
      },
      {
        id: 'what',
        header: t('columns.what'),
        cell: link => <What link={link} />,
        looks: { least: 150, width: 'rest', skeleton: ['120px', '96px'] },
      },
      {
        id: 'for',
        header: t('columns.for'),
        cell: link => <Receiver link={link} />,
        looks: { least: 150, width: 'rest', skeleton: ['120px', '72px'] },
      },
      {
        id: 'opened',
        header: t('columns.opened'),
        cell: link => <Opened link={link}>{number(link.opened)}</Opened>,
        looks: { kind: 'figure', least: 120, skeleton: ['32px'] },
      },
      {
        id: 'by',
        header: t('columns.by'),
        cell: link => <TypedName>{link.createdBy}</TypedName>,
        looks: { least: 132, skeleton: ['88px'], from: 'lg' },
      },
      {
        id: 'ends',
        header: t(isEnded ? 'columns.ended' : 'columns.ends'),
        cell: link => date(link.expiresAt, 'dayMonth'),
        looks: { least: 92, skeleton: ['64px'] },
      },
      {
        id: 'actions',
        header: '',
        cell: actions,
        looks: { kind: 'actions', least: 208, skeleton: ['148px'] },
      },
    ],
    [t, number, date, isEnded, actions],
  );
}
