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

/** The colors that a logo has most of, greys left out; `#rrggbb`. */
async function colorsOf(logoUrl: string): Promise<string[]> {
  const { extractColors } = await import('extract-colors');
  const colors = await extractColors(logoUrl, { pixels: 10_000 });
  return colors
    .filter(({ saturation, lightness, area }) => saturation > 0.2 && lightness < 0.9 && area > 0.01)
    .sort((a, b) => b.area - a.area)
    .slice(0, fromLogoMax)
    .map(({ hex }) => hex);
}

/** Colors that one press chooses, those of the logo first; '' is Toptan's own. */
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
    queryKey: ['logo-colors', logoUrl],
    queryFn: () => colorsOf(logoUrl ?? ''),
    enabled: logoUrl !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const dot = (color: string) => (
    <button
      key={color}
      type="button"
      className="accent-dot"
      style={{ '--dot': color || plainAccent } as CSSProperties}
      aria-label={color || t('accent.own')}
      aria-pressed={value.toLowerCase() === color}
      onClick={() => onChange(color)}
    >
      <Check aria-hidden="true" />
    </button>
  );
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {ofLogo.length > 0 && (
          <>
            {ofLogo.map(dot)}
            <span className="w-px bg-line-2" />
          </>
        )}
        {offered.filter(color => !ofLogo.includes(color)).map(dot)}
      </div>
      {ofLogo.length > 0 && (
        <p className="text-13 text-ink-3">{t('accent.ofLogo', { count: ofLogo.length })}</p>
      )}
    </>
  );
}
