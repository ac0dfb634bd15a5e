import './accent-choice.css';
import './settings.css';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

/** Toptan's own, and some that can be read. */
const offered = ['', '#6d2750', '#1e4f91', '#3d5a2b', '#7a4a10', '#26292b'];

/** Toptan's own accent, as web/src/styles/tokens.css has it. */
export const plainAccent = '#0a5f66';

const fromLogoMax = 3;

/** The colours that a logo has most of, greys left out; `#rrggbb`. */
async function coloursOf(logoUrl: string): Promise<string[]> {
  const { extractColors } = await import('extract-colors');
  const colours = await extractColors(logoUrl, { pixels: 10_000 });
  return colours
    .filter(({ saturation, lightness, area }) => saturation > 0.2 && lightness < 0.9 && area > 0.01)
    .sort((a, b) => b.area - a.area)
    .slice(0, fromLogoMax)
    .map(({ hex }) => hex);
}

/** Colours that one press chooses, those of the logo first; '' is Toptan's own. */
export function AccentChoice({
  value,
  logoUrl,
  onChange,
}: {
  value: string;
  logoUrl: string | null;
  onChange: (accent: string) => void;
}) {
  const { t } = useTranslation('settings');
  const { data: ofLogo = [] } = useQuery({
    queryKey: ['logo-colours', logoUrl],
    queryFn: () => coloursOf(logoUrl ?? ''),
    enabled: logoUrl !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const dot = (colour: string) => (
    <button
      key={colour}
      type="button"
      className="accent-dot"
      style={{ '--dot': colour || plainAccent } as CSSProperties}
      aria-label={colour || t('accent.own')}
      aria-pressed={value.toLowerCase() === colour}
      onClick={() => onChange(colour)}
    >
      <Check aria-hidden="true" />
    </button>
  );
  return (
    <>
      <div className="accent-choice">
        {ofLogo.length > 0 && (
          <>
            {ofLogo.map(dot)}
            <span className="accent-rule" />
          </>
        )}
        {offered.filter(colour => !ofLogo.includes(colour)).map(dot)}
      </div>
      {ofLogo.length > 0 && (
        <p className="text-13 text-ink-3">{t('accent.ofLogo', { count: ofLogo.length })}</p>
      )}
    </>
  );
}
