import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { exportTable } from '@toptan/contract/exports';
import { listImports } from '@toptan/contract/imports';
import { ArrowRight, Download, FileText, Images, PenLine, Sheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../api/call.ts';
import { pageQuery } from '../api/queries.ts';
import { useLanguage } from '../i18n/language-store.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { type Way, Ways } from './ways.tsx';

const ways: Way[] = [
  { name: 'productFile', to: '/admin/imports', search: { kind: 'products' }, icon: Sheet, isFastest: true },
  { name: 'productByHand', to: '/admin/catalog', search: { edit: 'new' }, icon: PenLine },
  { name: 'pictures', to: '/admin/imports', search: { kind: 'pictures' }, icon: Images },
];

/** Products out of a file or by hand, then their pictures. A file that waits half way is gone on with. */
export function ProductsStep() {
  return (
    <div className="step-body grid gap-4">
      <Ways ways={ways} />
      <HalfWay kind="products" />
      <EmptyFile what="products" />
    </div>
  );
}

/** The newest file of a kind that was left before it was applied. */
export function HalfWay({ kind }: { kind: 'products' | 'customers' }) {
  const { t } = useTranslation(['guide', 'imports']);
  const { data } = useQuery(pageQuery(listImports, { query: { limit: 10 } }));
  const found = data?.rows.find(each => each.kind === kind);
  if (!found || found.state === 'done' || found.state === 'undone') return null;
  return (
    <Callout
      className="guide-half-way"
      icon={<FileText aria-hidden="true" />}
      title={<bdi>{found.fileName}</bdi>}
      action={
        <Button asChild variant="primary">
          <Link to="/admin/imports" search={{ import: found.id }}>
            {t('goOnFile')}
            <ArrowRight className="flip" aria-hidden="true" />
          </Link>
        </Button>
      }
    >
      {t('halfWay', { rows: t('imports:rows', { count: found.counts.rows }) })}
    </Callout>
  );
}

/** A file with the headings that the import knows by themselves. */
export function EmptyFile({ what }: { what: 'products' | 'customers' }) {
  const { t } = useTranslation('guide');
  const language = useLanguage();
  return (
    <Button asChild variant="link" className="justify-self-start">
      <a href={addressOf(exportTable, { params: { what }, query: { format: 'xlsx', language } })} download>
        <Download className="size-4" aria-hidden="true" /> {t('emptyFile')}
      </a>
    </Button>
  );
}
