import type { Endpoint } from '@toptan/contract/endpoint';
import type { ReactNode } from 'react';
import {
  Controller,
  type ControllerRenderProps,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { changedFields } from '../api/changed-fields.ts';
import { type OwnWords, placeFieldErrors, useProblemText } from '../api/form.ts';
import { useAction } from '../api/use-outcome.ts';
import { Field, type FieldProps } from '../ui/form/field.tsx';
import { type Segment, Segmented } from '../ui/form/segmented.tsx';
import { telephone } from '../ui/form/telephone.ts';
import { TextInput } from '../ui/form/text-input.tsx';
import type { StaffWords } from './staff-words.ts';
import { useMeanwhile } from './use-meanwhile.tsx';

/** Texts of a form: its title and button, and the toasts after saving. */
export type FormTexts = { title: string; submitLabel: string; done: string; failed: string };

export function useStaffTexts(words: StaffWords, isNew: boolean): FormTexts {
  const { t } = useTranslation(words);
  return isNew
    ? { title: t('add'), submitLabel: t('add'), done: t('created'), failed: t('createFailed') }
    : { title: t('editTitle'), submitLabel: t('save'), done: t('updated'), failed: t('updateFailed') };
}

interface StaffFormOptions<Values, Parsed, Row, Name extends keyof Row> {
  texts: FormTexts;
  /** Null: a new row. */
  row: Row | null;
  /** Fields that colleagues may change meanwhile, and the parameters of `useMeanwhile` for them. */
  known: readonly Name[];
  label: (name: Name) => string;
  shown?: (name: Name, value: unknown) => unknown;
  /** Fields that show the server's problems, in the order of the form. */
  fields: readonly FieldPath<Values & FieldValues>[];
  /** Is given each error, and shows it in a place of the form's own; false where it has none. */
  isShown?: (error: unknown) => boolean;
  /** Lists that the row stands in. */
  lists: readonly Endpoint[];
  /** The values in which a change is looked for, under the names of the call. */
  bodyOf?: (values: Values) => Record<string, unknown>;
  create: (entry: Parsed) => Promise<unknown>;
  update: (id: string, change: Partial<Parsed> & { known: Partial<Pick<Row, Name>> }) => Promise<unknown>;
  onClose: () => void;
  onSaved: () => void;
}

/**
 * The form of one row of a staff list: `<FormDialog {...useStaffForm(form, ...)}>`. It sends the changed fields alone, nothing where
 * there are none, and tells what colleagues have changed meanwhile.
 */
export function useStaffForm<
  Values extends FieldValues,
  Parsed extends object,
  Row extends { id: string },
  Name extends keyof Row & string,
>(form: UseFormReturn<Values, unknown, Parsed>, options: StaffFormOptions<Values, Parsed, Row, Name>) {
  const { texts, row, known, label, shown, fields, isShown, lists, onClose, onSaved } = options;
  const { bodyOf = (values: Values) => values, create, update } = options;
  const { errors, isDirty, defaultValues } = form.formState;
  const meanwhile = useMeanwhile({ row, names: known, label, shown });
  function isPlaced(error: unknown): boolean {
    const isOwn = isShown?.(error) ?? false;
    return meanwhile.take(error) || isOwn || placeFieldErrors(error, fields, form.setError);
  }
  const saving = useAction({ ...texts, isShown: isPlaced, changed: lists });
  const save = form.handleSubmit(parsed => {
    if (!row) return saving.mutate(() => create(parsed), { onSuccess: onSaved });
    if (!isDirty) return onSaved();
    const changed = changedFields(bodyOf(defaultValues as Values), bodyOf(form.getValues()), parsed);
    saving.mutate(() => update(row.id, { ...changed, known: meanwhile.known }), {
      onSuccess: answer => {
        meanwhile.tell(answer);
        onSaved();
      },
    });
  });
  return {
    size: 'lg',
    title: texts.title,
    submitLabel: texts.submitLabel,
    notice: meanwhile.notice,
    isDirty,
    isBusy: saving.isPending,
    errorCount: Object.keys(errors).length,
    onSubmit: save,
    onClose,
  } as const;
}

const typed = { autoComplete: 'off' } as const;

const code = { ...typed, dir: 'ltr', code: true, autoCapitalize: 'characters', spellCheck: false } as const;

/** Attributes of a TextInput by the kind of its text: `<TextInput {...form.register('email')} {...inputOf.email} />`. */
export const inputOf = {
  name: { ...typed, dir: 'auto' },
  code,
  digits: { ...code, inputMode: 'numeric' },
  phone: { ...typed, ...telephone },
  email: { ...typed, dir: 'ltr', type: 'email' },
} as const;

type Span = 2 | 3 | 4 | 6;
type More = Pick<FieldProps, 'required' | 'hint' | 'aside' | 'error' | 'group' | 'className'>;

/**
 * The fields of a staff form, each with its label and its problem: `text('email', 3, 'email', { required: true })` is one of text,
 * `segments('kind', 6, options)` one of segments, `choice('price', 2, {}, props => <MoneyInput {...props} />)` one of another control,
 * `field('sizes', 6)` the attributes of a Field.
 */
export function useStaffFields<Values extends FieldValues, Parsed, Name extends FieldPath<Values>>(
  form: UseFormReturn<Values, unknown, Parsed>,
  label: (name: Name) => string,
  ownWords: Partial<Record<Name, OwnWords>> = {},
) {
  const problem = useProblemText();
  const { errors } = form.formState;
  const field = (name: Name, span: Span) => ({
    label: label(name),
    error: problem(errors[name] as FieldError | undefined, ownWords[name]),
    span,
  });
  const text = (name: Name, span: Span, kind: keyof typeof inputOf = 'name', more?: More) => (
    <Field key={name} {...field(name, span)} {...more}>
      <TextInput {...form.register(name)} {...inputOf[kind]} />
    </Field>
  );
  const choice = <Of extends Name>(
    name: Of,
    span: Span,
    more: More,
    draw: (props: ControllerRenderProps<Values, Of>) => ReactNode,
  ) => (
    <Controller
      key={name}
      control={form.control}
      name={name}
      render={({ field: props }) => (
        <Field {...field(name, span)} {...more}>
          {draw(props)}
        </Field>
      )}
    />
  );
  const segments = <Of extends Name>(
    name: Of,
    span: Span,
    options: readonly Segment<PathValue<Values, Of> & string>[],
  ) =>
    choice(name, span, { group: true }, ({ value, onChange }) => (
      <Segmented
        look="field"
        value={value as PathValue<Values, Of> & string}
        onChange={onChange}
        options={options}
      />
    ));
  return { field, text, choice, segments };
}
