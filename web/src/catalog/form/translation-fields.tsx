import { languages, nameFields } from '@toptan/contract/languages';
import { useId } from 'react';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../api/form.ts';
import { inputOf } from '../../lists/staff-form.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGrid } from '../../ui/form/form-section.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import type { ProductFormState } from './product-values.ts';

const descriptionFields = { en: 'descriptionEn', tr: 'descriptionTr', ar: 'descriptionAr' } as const;

export const translatedFieldNames = languages.flatMap(
  language => [`translations.${language}.name`, `translations.${language}.description`] as const,
);

/** Names and descriptions of single languages; a shop of a language without them reads the product's own. */
export function TranslationFields({ form }: { form: ProductFormState }) {
  const { t } = useTranslation(['products', 'fields']);
  const problem = useProblemText();
  const id = useId();
  const { errors } = form.formState;
  return (
    <section className="grid gap-2.5 mt-2 pt-5 border-t border-line" aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {t('translations.title')}
      </h3>
      <p className="quiet">{t('translations.hint')}</p>
      {languages.map(language => {
        const [name, description] = [
          `translations.${language}.name`,
          `translations.${language}.description`,
        ] as const;
        return (
          <FieldGrid key={language}>
            <Field label={t(`fields:${nameFields[language]}`)} error={problem(get(errors, name))} span={2}>
              <TextInput {...form.register(name)} {...inputOf.name} lang={language} />
            </Field>
            <Field
              label={t(`fields:${descriptionFields[language]}`)}
              error={problem(get(errors, description))}
              span={4}
            >
              <Textarea {...form.register(description)} dir="auto" lang={language} rows={1} />
            </Field>
          </FieldGrid>
        );
      })}
    </section>
  );
}
