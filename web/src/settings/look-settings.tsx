import './look-settings.css';
import {
  accentPattern,
  accentTokens,
  checkAccent,
  contrastMin,
  readableAccent,
} from '@toptan/contract/accent';
import { plainName } from '@toptan/contract/portal';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language-store.ts';
import { languageTable } from '../i18n/language-table.ts';
import { Button } from '../ui/button/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Field } from '../ui/form/field.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { BrandMark } from '../ui/layout/brand-mark.tsx';
import { Card } from '../ui/layout/card.tsx';
import { AccentChoice, plainAccent } from './accent-choice.tsx';
import { PortalPicture } from './portal-picture.tsx';
import type { SettingsForm } from './use-settings-form.ts';

/** The light theme's colors around an accent, as in web/src/styles/tokens.css. */
const lightPage = { '--page': '#f7f7f5', '--ink': '#15191a', '--on-accent': '#ffffff' };

const readTyped = (typed: string): string | null => {
  const accent = typed.trim().toLowerCase();
  return accentPattern.test(accent) ? accent : null;
};

/** The ratio with one decimal, cut and not rounded, so that 4.46 does not read as enough. */
function useRatio() {
  const { decimal } = languageTable[useLanguage()];
  return (figure: number) => {
    const tenths = Math.floor(figure * 10);
    return `${Math.floor(tenths / 10)}${decimal}${tenths % 10} : 1`;
  };
}

/** A drawing: its words may be unreadable, which the figure beside it says. */
const sampleOf = (style: CSSProperties, words: string) => (
  <span
    className="accent-sample justify-self-start py-1 px-2.5 rounded-2 text-13 font-semibold whitespace-nowrap"
    style={style}
    aria-hidden="true"
  >
    {words}
  </span>
);

function Checks({ accent }: { accent: string }) {
  const { t } = useTranslation(['settings', 'words']);
  const { light, dark } = accentTokens(accent);
  const { onButton, onPage, inDark, differsFromDeletion } = checkAccent(accent);
  const ratio = useRatio();
  const word = t('accent.sample');
  const button = sampleOf({ background: accent, color: '#ffffff' }, word);
  const row = (name: string, sample: ReactNode, figure: number | null, isGood: boolean, verdict: string) => (
    <li className="grid grid-cols-[minmax(0,1fr)_9.5rem_4.5rem_minmax(0,1fr)] items-center gap-3 min-h-11 py-1.5 px-3 max-md:grid-cols-[minmax(4.5rem,1fr)_auto]">
      <span>{name}</span>
      {sample}
      <b className="num">{figure !== null && <bdi className="ltr">{ratio(figure)}</bdi>}</b>
      <span
        className={classNames(
          'icon-16 inline-flex items-center gap-1.5 text-13 font-medium',
          isGood ? 'text-stock-ok' : 'text-signal',
        )}
      >
        {isGood ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
        {verdict}
      </span>
    </li>
  );
  const contrast = (name: string, sample: ReactNode, figure: number, good = t('accent.good')) => {
    const isGood = figure >= contrastMin;
    return row(name, sample, figure, isGood, isGood ? good : t('accent.unreadable'));
  };
  return (
    <ul className="border border-line rounded-2 divide-y divide-line">
      {contrast(t('accent.onButton'), button, onButton)}
      {contrast(
        t('accent.onPage'),
        sampleOf({ background: light['--accent-tint'], color: accent }, word),
        onPage,
      )}
      {contrast(
        t('accent.inDark'),
        sampleOf({ background: '#161a1b', color: dark['--accent'] }, word),
        inDark,
        t('accent.lightened'),
      )}
      {row(
        t('accent.besideDelete'),
        <span className="flex flex-wrap gap-1.5">
          {button}
          {sampleOf({ background: '#a5341f', color: '#ffffff' }, t('words:delete'))}
        </span>,
        null,
        differsFromDeletion,
        t(differsFromDeletion ? 'accent.differs' : 'accent.alike'),
      )}
    </ul>
  );
}

/** The portal in this color, in light and in dark. */
function Preview({ accent, name }: { accent: string; name: string }) {
  const { t } = useTranslation(['settings', 'shell']);
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const tokens = accentTokens(accent);
  // The tokens of the dark theme come with its attribute; those of the light one are the root's alone.
  const style = (
    theme === 'dark' ? { ...tokens.light, ...tokens.dark } : { ...lightPage, ...tokens.light }
  ) as CSSProperties;
  return (
    <Card
      title={t('preview')}
      end={
        <Segmented
          label={t('preview')}
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'light', label: t('shell:themes.light') },
            { value: 'dark', label: t('shell:themes.dark') },
          ]}
        />
      }
    >
      <div
        className="look-preview grid gap-4 p-4 rounded-b-3 bg-page text-ink"
        data-theme={theme}
        style={style}
        aria-hidden="true"
      >
        <span className="flex items-center gap-2.5 wrap-anywhere font-semibold">
          <BrandMark />
          <bdi>{name}</bdi>
        </span>
        <span className="grid grid-cols-[repeat(3,1fr)] gap-2">
          <i className="aspect-sheet rounded-1 bg-accent-tint" />
          <i className="aspect-sheet rounded-1 bg-accent-tint" />
          <i className="aspect-sheet rounded-1 bg-accent-tint" />
        </span>
        <span className="font-medium text-accent-text">{t('accent.sampleLink')}</span>
        <span className="p-2.5 rounded-2 bg-accent text-on-accent font-semibold text-center">
          {t('accent.sample')}
        </span>
      </div>
    </Card>
  );
}

/** The one color and the picture of the login. */
export function LookSettings({ form }: { form: SettingsForm }) {
  const { t } = useTranslation('settings');
  const { draft, base } = form;
  const typed = readTyped(draft.accent);
  const accent = typed ?? plainAccent;
  const isUnreadable = typed !== null && !checkAccent(typed).isReadable;
  const nearest = isUnreadable ? readableAccent(typed) : null;
  return (
    <div className="look-settings grid grid-cols-[minmax(0,1fr)_304px] items-start gap-6 max-lg:grid-cols-1">
      <Card>
        <FormSection title={t('names.accent')} hint={t('accent.hint')}>
          <AccentChoice
            value={draft.accent}
            logoUrl={base.logoUrl}
            onChange={accent => form.set('accent', accent)}
          />
          <Field label={t('accent.type')} hint={t('accent.typeHint')} error={form.problem('accent')} span={3}>
            <TextInput
              code
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              placeholder="#6d2750"
              maxLength={7}
              value={draft.accent}
              onChange={event => form.set('accent', event.target.value)}
            />
          </Field>
          <Checks accent={accent} />
          {nearest && (
            <div className="flex flex-wrap items-center gap-3">
              <span className="accent-dot" style={{ '--dot': nearest } as CSSProperties} aria-hidden="true" />
              <span>
                {t('accent.nearest')} <bdi className="code">{nearest}</bdi>
              </span>
              <Button onClick={() => form.set('accent', nearest)}>{t('accent.useIt')}</Button>
            </div>
          )}
        </FormSection>
        <FormSection title={t('pictures.login')} hint={t('loginHint')}>
          <PortalPicture place="login" url={base.loginPictureUrl} version={base.version} />
        </FormSection>
      </Card>
      <Preview accent={accent} name={draft.name.trim() || plainName} />
    </div>
  );
}
