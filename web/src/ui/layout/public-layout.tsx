import './public-layout.css';
import './language-words.css';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language-store.ts';
import { usePortal, usePortalName } from '../../portal/portal-store.ts';
import { classNames } from '../class-names.ts';
import { useMedia } from '../use-media.ts';
import { BrandMark } from './brand-mark.tsx';
import { loginScene, registrationScene, type Scene as Scenery, strip } from './rail-goods.ts';
import { RailScene } from './rail-scene.tsx';
import { useChangeLanguage } from './use-change-language.ts';
import { useLanguageOptions } from './use-language-options.ts';

/** Form and scene stand side by side. */
export const WIDE = '(min-width: 1100px)';

/** Focuses the first field of a page. On a phone the keyboard covers half of the page, so it opens only on a tap. */
export function useFirstFocus(focus: () => void) {
  const onOpen = useEffectEvent(focus);
  useEffect(() => {
    if (matchMedia(WIDE).matches) onOpen();
  }, []);
}

const scenes = { login: loginScene, registration: registrationScene };

type PublicLayoutProps = {
  scene: keyof typeof scenes;
  /** Hangs in the scene on a wide screen. */
  tag?: ReactNode;
  /** A strip of the rail above the form on a narrow screen. */
  hasStrip?: boolean;
  /** The menu in the place of the languages' names on a narrow screen. Given by the page: the login does without its code. */
  languageMenu?: ReactNode;
  /** Wide enough for two fields side by side. */
  isWideForm?: boolean;
  children: ReactNode;
};

/** The wholesaler's own picture, or goods on a rail. */
function Scene({ scene }: { scene: Scenery }) {
  const picture = usePortal(({ loginPictureUrl }) => loginPictureUrl);
  if (picture === null) return <RailScene scene={scene} />;
  return <img className="block size-full object-cover" src={picture} alt="" />;
}

/** The frame of the pages before the login: the form on paper, the goods beside it. */
export function PublicLayout({
  scene,
  tag,
  hasStrip = false,
  languageMenu,
  isWideForm = false,
  children,
}: PublicLayoutProps) {
  const isWide = useMedia(WIDE);
  return (
    <div className={classNames('public', isWideForm && 'public-wide')}>
      {!isWide && hasStrip && (
        <div className="public-strip h-52 overflow-hidden">
          <Scene scene={strip} />
        </div>
      )}
      <div className="public-paper">
        <header className="public-head">
          <span className="flex items-center gap-2.5 text-18 font-semibold tracking-[-0.02em]">
            <BrandMark />
            {usePortalName()}
          </span>
          {isWide || languageMenu === undefined ? <LanguageWords /> : languageMenu}
        </header>
        <main className="public-main">{children}</main>
      </div>
      {isWide && (
        <div className="public-scene">
          <Scene scene={scenes[scene]} />
          {tag}
        </div>
      )}
    </div>
  );
}

/** All languages in sight, each in its own words. */
function LanguageWords() {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  const change = useChangeLanguage();
  const options = useLanguageOptions();
  if (options.length === 1) return null;
  return (
    <fieldset className="inline-flex gap-0.5 font-medium text-ink-3">
      <legend className="sr-only">{t('language')}</legend>
      {options.map(({ value, label, lang }) => (
        <button
          key={value}
          type="button"
          lang={lang}
          className="language-word"
          aria-pressed={value === current}
          onClick={() => change(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
