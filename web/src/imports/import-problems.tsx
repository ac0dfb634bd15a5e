import type { BodyOf } from '@toptan/contract/endpoint';
import type { ImportProblems, repairImportRows } from '@toptan/contract/import-rows';
import type { Import } from '@toptan/contract/imports';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { useFocusKept } from '../ui/overlay/use-focus-kept.ts';
import { PHONE, useMedia } from '../ui/use-media.ts';
import { useImportProblems } from './api.ts';
import { OfferedChoice, useOfferedWords } from './offered-choice.tsx';
import { isAsked, makingOf, useKindText, useNamedValue } from './problem-text.ts';
import { stepPlaces } from './step-places.ts';
import { useFieldName } from './use-field-name.ts';

export type Repair = BodyOf<typeof repairImportRows>;

interface ImportProblemsProps {
  found: Import;
  busy: boolean;
  onRepair: (repair: Repair) => void;
}

/** Texts of a kind that are shown before more of them are asked for; on a phone none. */
const shownTexts = 3;

/** The problems of the rows, the most frequent first, each with its repairs for all of its rows. */
export function ImportProblemList({ found, busy, onRepair }: ImportProblemsProps) {
  const { t } = useTranslation('imports');
  const { data: kinds = [] } = useImportProblems(found);
  useFocusKept(...stepPlaces);
  if (kinds.length === 0) return null;
  return (
    <ul aria-label={t('check.kinds')}>
      {kinds.map(kind => (
        <Kind key={`${kind.field} ${kind.code}`} {...{ found, kind, busy, onRepair }} />
      ))}
    </ul>
  );
}

/** Fields without which a row says nothing, or that a new product needs. */
const neededFields = ['id', 'sku', 'name', 'price', 'file', 'email', 'companyName'];

/** The words that take the texts of a kind as they stand. */
function useConfirmWords(): (kind: ImportProblems) => string {
  const { t } = useTranslation('imports');
  return ({ code, rows, texts: [only, ...others] }) => {
    const size = others.length === 0 ? only?.problem.current : undefined;
    if (code === 'size_range') return size ? t('check.oneSize', { size }) : t('check.eachOneSize');
    return t(code === 'code_of_several' ? 'check.confirmPack' : 'check.confirmAll', { count: rows });
  };
}

function Kind({ found, kind, busy, onRepair }: ImportProblemsProps & { kind: ImportProblems }) {
  const { t } = useTranslation('imports');
  const fieldName = useFieldName();
  const kindText = useKindText();
  const namedValue = useNamedValue();
  const confirmWords = useConfirmWords();
  const [showsAll, setShowsAll] = useState(false);
  const isPhone = useMedia(PHONE);
  const { field, code, rows, suggested, texts, moreTexts } = kind;
  const isCell = field !== null && found.columns.some(column => column.field === field);
  const isOne = texts.length < 2;
  const made = makingOf(kind);
  const words = useOfferedWords()(kind);
  const title = [field !== null && `${fieldName(field)}:`, kindText(kind)].filter(Boolean).join(' ');
  const canEmpty = isCell && !neededFields.includes(field) && code !== 'required';
  const shown = isOne ? [] : showsAll ? texts : texts.slice(0, isPhone ? 0 : shownTexts);
  const hidden = texts.length - shown.length;
  /** Whether the likely text of a row depends on its other cells too. */
  const isOfRow = code === 'stock_of_several';
  const likely = isOfRow ? [] : (texts[0]?.problem.suggestions ?? []).slice(0, 3);
  const fix = (
    change: Pick<Repair, 'repair' | 'value' | 'text'>,
    words: ReactNode,
    variant: 'repair' | 'quiet' | 'ghost' = 'repair',
  ) => (
    <Button
      key={change.value}
      variant={variant}
      disabled={busy}
      onClick={() => onRepair({ field, code, ...change })}
    >
      {words}
    </Button>
  );
  const choice = (text: string | undefined) =>
    words && (
      <OfferedChoice
        words={words}
        label={[field && fieldName(field), text].filter(Boolean).join(': ')}
        busy={busy}
        onChoose={value =>
          onRepair({ field, code, repair: 'write', value, ...(text !== undefined && { text }) })
        }
      />
    );
  return (
    <li className="import-kind" aria-label={title}>
      <div className="import-kind-head">
        <b>{t('rows', { count: rows })}</b>
        <span className="import-kind-title">
          <CircleAlert className="size-4" aria-hidden="true" />
          <span>
            {title}{' '}
            {isOne && texts[0] && !kindText(kind).includes(texts[0].text) && (
              <bdi className="code">{texts[0].text}</bdi>
            )}
          </span>
        </span>
        <span className="import-fix">
          {made &&
            fix(
              { repair: made.repair },
              isOne && texts[0]?.problem.current
                ? t(made.one, { name: texts[0].problem.current })
                : t(made.all, { count: texts.length + moreTexts }),
            )}
          {isOne && isCell && choice(texts[0]?.text)}
          {isOne &&
            isCell &&
            likely.map(value =>
              fix({ repair: 'write', value, text: texts[0]?.text }, <bdi>{namedValue(kind, value)}</bdi>),
            )}
          {isOfRow && suggested > 0 && fix({ repair: 'suggested' }, t('check.spread', { count: suggested }))}
          {!isOne &&
            suggested > 0 &&
            (code.startsWith('cell_') || found.kind === 'pictures' || found.kind === 'customers') &&
            fix({ repair: 'suggested' }, t('check.suggested', { count: suggested }))}
          {isAsked(kind) && fix({ repair: 'confirm' }, confirmWords(kind))}
          {canEmpty &&
            fix({ repair: 'write', value: '' }, t('check.empty', { field: fieldName(field) }), 'quiet')}
          {fix({ repair: 'skip' }, t('check.skipAll', { count: rows }), 'quiet')}
        </span>
      </div>
      {shown.length > 0 && (
        <ul className="grid gap-1 ps-[7rem] max-md:ps-3">
          {shown.map(({ text, rows: count, problem }) => (
            <li key={text} className="import-text">
              <bdi className="code">{text}</bdi>
              <span className="text-13 text-ink-3">{t('rows', { count })}</span>
              <span className="import-fix">
                {made &&
                  problem.current &&
                  fix({ repair: made.repair, text }, t(made.one, { name: problem.current }))}
                {isCell && choice(text)}
                {isCell &&
                  !isOfRow &&
                  problem.suggestions
                    ?.slice(0, 3)
                    .map(value =>
                      fix({ repair: 'write', value, text }, <bdi>{namedValue(kind, value)}</bdi>),
                    )}
                {canEmpty &&
                  fix(
                    { repair: 'write', value: '', text },
                    t('check.empty', { field: fieldName(field) }),
                    'ghost',
                  )}
                {fix({ repair: 'skip', text }, t('check.skipAll', { count }), 'ghost')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isOne && (hidden > 0 || showsAll) && (
        <Button variant="link" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('check.fewerTexts') : t('check.moreTexts', { count: hidden + moreTexts })}
        </Button>
      )}
    </li>
  );
}
