import './settings.css';
import { useQuery } from '@tanstack/react-query';
import { getSettings, type Settings } from '@toptan/contract/settings';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dataQuery } from '../api/queries.ts';
import { useLanguage } from '../i18n/language-store.ts';
import { languageTable } from '../i18n/language-table.ts';
import { LeaveQuestion } from '../lists/discard-question.tsx';
import { LoadError } from '../lists/load-error.tsx';
import { inputOf } from '../lists/staff-form.tsx';
import { Button } from '../ui/button/button.tsx';
import { LoadingWords, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Field } from '../ui/form/field.tsx';
import { FieldGrid } from '../ui/form/form-section.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { AccentChoice } from './accent-choice.tsx';
import { SettingsLine } from './company-settings.tsx';
import { PortalPicture } from './portal-picture.tsx';
import type { Draft } from './settings-draft.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** The typed name and accent (`#rrggbb`, '' for Toptan's own). */
export type TypedLook = Pick<Draft, 'name' | 'accent'>;

interface CompanyBasicsProps {
  /** The word on the button that saves and goes on. */
  next: string;
  /** Called with the typed look of the portal; undefined once the fields are gone. */
  onTyped?: (look: TypedLook | undefined) => void;
  /** Called once all changes are saved. */
  onSaved: () => void;
  /** Links beside the button: the next step, and the way around. */
  foot: ReactNode;
}

/** The settings of a wholesaler's first day: name, logo, color, contacts. */
export function CompanyBasics(props: CompanyBasicsProps) {
  const { t } = useTranslation(['settings', 'words']);
  const { data, error, refetch, isFetching } = useQuery(dataQuery(getSettings));
  if (data) return <Basics settings={data} {...props} />;
  if (error)
    return (
      <>
        <LoadError inline title={t('failed')} query={{ error, refetch, isFetching }} />
        <div className="step-foot">{props.foot}</div>
      </>
    );
  return (
    <div className="step-body grid gap-3">
      <LoadingWords>{t('words:loading')}</LoadingWords>
      <Skeleton shape="box" height="96px" />
      <Skeleton shape="box" height="96px" />
    </div>
  );
}

function Basics({ settings, next, onTyped, onSaved, foot }: CompanyBasicsProps & { settings: Settings }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const isOffered = settings.languages[0] !== language && settings.languages.includes(language);
  const inOwn = [language, ...settings.languages.filter(each => each !== language)];
  // The shops of a wholesaler who sets the portal up in a language read that language.
  const form = useSettingsForm(settings, settings.name === null && isOffered ? { languages: inOwn } : {});
  const { base, draft, names } = form;
  const isDirty = names.some(name => name !== 'languages');
  const { name, accent } = draft;
  useEffect(() => {
    onTyped?.({ name, accent });
    return () => onTyped?.(undefined);
  }, [onTyped, name, accent]);
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        // The step is done once the portal has a name.
        form.save(() => {}, onSaved, ['name']);
      }}
    >
      <div className="step-body grid gap-5">
        <PortalPicture place="logo" url={base.logoUrl} version={base.version} />
        <FieldGrid>
          <SettingsLine form={form} name="name" span={3} />
          <SettingsLine form={form} name="legalName" span={3} />
          <Field label={t('names.accent')} error={form.problem('accent')} group span={6}>
            <AccentChoice
              value={draft.accent}
              logoUrl={base.logoUrl}
              onChange={accent => form.set('accent', accent)}
            />
          </Field>
          <Field label={t('names.phones')} error={form.problem('phones')} span={3}>
            <TextInput
              {...inputOf.phone}
              value={draft.phones[0]}
              onChange={event => form.set('phones', [event.target.value, draft.phones[1]])}
            />
          </Field>
          <SettingsLine form={form} name="whatsapp" span={3} kind="phone" />
          <SettingsLine form={form} name="address" span={6} />
          {isOffered && (
            <Switch
              label={t('makeFirst', { language: languageTable[language].name })}
              hint={t('firstLanguageHint')}
              checked={draft.languages[0] === language}
              onChange={isFirst => form.set('languages', isFirst ? inOwn : base.languages)}
            />
          )}
        </FieldGrid>
      </div>
      <div className="step-foot">
        {foot}
        <Button type="submit" variant="primary" size="md" busy={form.isBusy}>
          {next}
          <ArrowRight className="flip" aria-hidden="true" />
        </Button>
      </div>
      <LeaveQuestion isDirty={isDirty} openBy="step" />
    </form>
  );
}
