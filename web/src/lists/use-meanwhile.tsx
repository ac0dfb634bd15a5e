import type { FieldError } from '@toptan/contract/errors';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiError, hasCode } from '../api/api-error.ts';
import { isolateForeign } from '../i18n/isolate.ts';
import { useLanguage } from '../i18n/language-store.ts';
import { useWords } from '../i18n/use-words.ts';
import { Callout } from '../ui/feedback/callout.tsx';
import { toast } from '../ui/feedback/toast-store.ts';

/** A list of a form, whose entries have no field of the row: `packs.2`. */
export interface ListPlaces {
  /** The form's name of the place; undefined where it does not show the place. */
  label: (path: string) => string | undefined;
  /** The present value of the place, as the form shows it. */
  shown: (path: string, current: unknown) => string | null;
  /** Marks the present value as known, so that the next save is sent. */
  learn: (path: string, current: unknown) => void;
}

/** Says above a form what somebody else has changed while something was typed in it. */
export function MeanwhileNotice({
  title,
  children,
  className,
}: {
  title: string;
  children: ReactNode;
  className: string;
}) {
  return (
    <Callout tone="warning" icon={<Users aria-hidden="true" />} title={title} live className={className}>
      {children}
    </Callout>
  );
}

export interface Meanwhile<Row> {
  /** The values that the form was made from, to be sent as `known`. */
  known: Partial<Row>;
  /** Takes a refusal because of others' changes; false for any other error. The next save is sent. */
  take: (error: unknown) => boolean;
  /**
   * Tells after a save which other changes it met.
   * @param now the row as a form shows it that stays open
   */
  tell: (answer: unknown, now?: Row) => void;
  /** The changes of a refusal that was taken, above the fields; null while there is none. */
  notice: ReactNode;
}

interface MeanwhileOptions<Row extends object, Name extends keyof Row> {
  /** Null: a new row. */
  row: Row | null;
  /** Fields of the form. */
  names: readonly Name[];
  /** The form's name of a field. */
  label: (name: Name) => string;
  /** A value as the form shows it, where that is another text; undefined where the name of the field must do. */
  shown?: ((name: Name, value: unknown) => unknown) | undefined;
  /** Lists by the name that paths of their entries begin with. */
  lists?: Readonly<Record<string, ListPlaces>>;
  /** What the form has sent for a place, to be shown beside what is there; undefined: nothing, or it is in sight. */
  sent?: (path: string) => unknown;
}

/** The changes of colleagues to a row while it is open in a form. */
export function useMeanwhile<Row extends object, Name extends keyof Row & string>({
  row,
  names,
  label,
  shown = (_, value) => value,
  lists = {},
  sent = () => undefined,
}: MeanwhileOptions<Row, Name>): Meanwhile<Pick<Row, Name>> {
  const { t, list, dateTime } = useWords('shell');
  const language = useLanguage();
  const isolate = (text: string) => isolateForeign(text, language);
  const valuesOf = (of: Pick<Row, Name>) =>
    Object.fromEntries(names.map(name => [name, of[name]])) as Pick<Row, Name>;
  const [known, setKnown] = useState<Partial<Pick<Row, Name>>>(() => (row ? valuesOf(row) : {}));
  const [taken, setTaken] = useState<readonly FieldError[]>([]);

  const currentOf = ({ current }: FieldError): unknown => JSON.parse(current ?? 'null');
  const listOf = ({ path }: FieldError) => lists[path.split('.')[0] ?? ''];

  /** Undefined where the name of the field must do. */
  function textOf(change: FieldError, of: unknown): string | undefined {
    const value = (listOf(change)?.shown ?? shown)(change.path as Name, of);
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
      return t('form.meanwhile.empty');
    if (Array.isArray(value) && value.every(part => typeof part === 'string'))
      return list(value.map(part => isolate(part)));
    return typeof value === 'string' ? isolate(value) : undefined;
  }

  function sentence(change: FieldError): string {
    const { path, by: who, at } = change;
    const by = who && list(at ? [isolate(who), dateTime(at)] : [isolate(who)]);
    const field = listOf(change)?.label(path) ?? label(path as Name);
    const text = textOf(change, currentOf(change));
    if (!text) return by ? t('form.meanwhile.fieldBy', { field, name: by }) : field;
    return by
      ? t('form.meanwhile.valueBy', { field, value: text, name: by })
      : t('form.meanwhile.value', { field, value: text });
  }
  function bothFigures(change: FieldError): string {
    const mine = sent(change.path);
    const text = mine === undefined ? undefined : textOf(change, mine);
    return sentence(change) + (text === undefined ? '' : t('form.meanwhile.mine', { value: text }));
  }
  const isOfForm = (change: FieldError) =>
    names.some(name => name === change.path) || listOf(change)?.label(change.path) !== undefined;

  return {
    known,
    take(error) {
      if (!(error instanceof ApiError) || !hasCode(error, 'changed_meanwhile')) {
        setTaken([]);
        return false;
      }
      const now = error.fields
        .filter(change => !listOf(change))
        .map(change => [change.path, currentOf(change)]);
      setKnown({ ...known, ...Object.fromEntries(now) });
      for (const change of error.fields) listOf(change)?.learn(change.path, currentOf(change));
      setTaken(error.fields.filter(isOfForm));
      return true;
    },
    tell(answer, now) {
      if (now) setKnown(valuesOf(now));
      setTaken([]);
      const { meanwhile = [] } = (answer ?? {}) as { meanwhile?: FieldError[] };
      const changes = meanwhile.filter(isOfForm).map(sentence);
      if (changes.length > 0) toast({ description: t('form.meanwhile.told', { changes: list(changes) }) });
    },
    notice: taken.length > 0 && (
      <MeanwhileNotice title={t('form.meanwhile.title')} className="m-5 max-md:mx-4">
        {`${list(taken.map(bothFigures))}. ${t('form.meanwhile.text')}`}
      </MeanwhileNotice>
    ),
  };
}
