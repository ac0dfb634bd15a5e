import './accent-choice.css';
import './settings.css';
import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

/** Toptan's own, and some that can be read. */
const offered = ['', '#6d2750', '#1e4f91', '#3d5a2b', '#7a4a10', '#26292b'];

/** Toptan's own accent, as web/src/styles/tokens.css has it. */
export const plainAccent = '#0a5f66';

/** Colours that one press chooses; '' is Toptan's own. */
export function AccentChoice({ value, onChange }: { value: string; onChange: (accent: string) => void }) {
  const { t } = useTranslation('settings');
  return (
    <div className="accent-choice">
      {offered.map(colour => (
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
      ))}
    </div>
  );
}
