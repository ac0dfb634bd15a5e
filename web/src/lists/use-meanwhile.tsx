import type { FieldError } from '@toptan/contract/errors';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, hasCode } from '../api/api-error.ts';
import { isolateForeign } from '../i18n/isolate.ts';
import { useLanguage } from '../i18n/language-store.ts';
import { useFormat } from '../i18n/use-format.ts';
import { Callout } from '../ui/feedback/callout.tsx';
import { toast } from '../ui/feedback/toast-store.ts';

export interface Meanwhile<Row> {
  /** The values that the form was made from, to be sent as `known`. */
  known: Partial<Row>;
  /** Takes a refusal because of others' changes; false for any other error. The next save is sent. */
  take: (error: unknown) => boolean;
  /** Tells after a save which other changes it met. */
  tell: (answer: unknown) => void;
  /** The changes of a refusal that was taken, above the fields; null while there is none. */
  notice: ReactNode;
}

/**
 * The changes of colleagues to a row while it is open in a form.
 * @param names fields of the form
 * @param label the form's name of a field
 * @param shown a value as the form shows it, where that is another text; undefined where the name of the field must do
 */
export function useMeanwhile<Row extends object, Name extends keyof Row & string>(
  row: Row | null,
  names: readonly Name[],
  label: (name: Name) => string,
  shown: (name: Name, value: unknown) => unknown = (_, value) => value,
): Meanwhile<Pick<Row, Name>> {
  const { t } = useTranslation('shell');
  const { list } = useFormat();
  const language = useLanguage();
  const isolate = (text: string) => isolateForeign(text, language);
  const [known, setKnown] = useState<Partial<Pick<Row, Name>>>(() =>
    row ? (Object.fromEntries(names.map(name => [name, row[name]])) as Pick<Row, Name>) : {},
  );
  const [taken, setTaken] = useState<readonly FieldError[]>([]);

  function sentence({ path, current, by }: FieldError): string {
    const field = label(path as Name);
    const value = shown(path as Name, JSON.parse(current ?? 'null'));
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    const text = isEmpty
      ? t('form.meanwhile.empty')
      : Array.isArray(value) && value.every(part => typeof part === 'string')
        ? list(value.map(part => isolate(part)))
        : typeof value === 'string' && isolate(value);
    if (!text) return by ? t('form.meanwhile.fieldBy', { field, name: isolate(by) }) : field;
    return by
      ? t('form.meanwhile.valueBy', { field, value: text, name: isolate(by) })
      : t('form.meanwhile.value', { field, value: text });
  }
  const isOfForm = ({ path }: FieldError) => names.some(name => name === path);

  return {
    known,
    take(error) {
      if (!(error instanceof ApiError) || !hasCode(error, 'changed_meanwhile')) {
        setTaken([]);
        return false;
      }
      const now = error.fields.map(({ path, current }) => [path, JSON.parse(current ?? 'null')]);
      setKnown({ ...known, ...Object.fromEntries(now) });
      setTaken(error.fields.filter(isOfForm));
      return true;
    },
    tell(answer) {
      const { meanwhile = [] } = (answer ?? {}) as { meanwhile?: FieldError[] };
      const changes = meanwhile.filter(isOfForm).map(sentence);
      if (changes.length > 0) toast({ description: t('form.meanwhile.told', { changes: list(changes) }) });
    },
    notice: taken.length > 0 && (
      <Callout
        tone="warning"
        icon={<Users aria-hidden="true" />}
        title={t('form.meanwhile.title')}
        live
        className="m-5"
      >
        {`${list(taken.map(sentence))}. ${t('form.meanwhile.text')}`}
      </Callout>
    ),
  };
}
