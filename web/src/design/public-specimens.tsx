import { Field } from '../ui/form/field.tsx';
import { PublicForm } from '../ui/form/public-form.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { LanguageMenu } from '../ui/layout/language-menu.tsx';
import { PublicLayout } from '../ui/layout/public-layout.tsx';
import type { SpecimenWords } from './words.ts';

const nothing = () => undefined;

/** A page before the login. It fills the window. */
export function PublicSpecimens({ words }: { words: SpecimenWords }) {
  return (
    <PublicLayout scene="login" hasStrip languageMenu={<LanguageMenu />}>
      <PublicForm
        onSubmit={event => event.preventDefault()}
        onRefused={nothing}
        isBusy={false}
        action={words.save}
        busyAction={words.saving}
      >
        <Field label={words.shop}>
          <TextInput size="lg" />
        </Field>
      </PublicForm>
    </PublicLayout>
  );
}
