import './table-title.css';
import './data-list.css';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BareIconButton } from '../button/bare-icon-button.tsx';
import { Button } from '../button/button.tsx';
import { Kbd } from '../button/kbd.tsx';

interface SelectionBarProps {
  /** '{n} selected' */
  words: ReactNode;
  /** Sums of the selected rows. */
  sum?: ReactNode;
  /** Buttons for the selected rows, the weightiest last. */
  actions: ReactNode;
  onClear: () => void;
  /** True: at the bottom of a phone instead of in the title row. */
  deck?: boolean;
}

/** Takes the place of the table's title row, at its height, so that nothing moves. */
export function SelectionBar({ words, sum, actions, onClear, deck }: SelectionBarProps) {
  const { t } = useTranslation('ui');
  const text = (
    <div className="selected-words" role="status">
      <b>{words}</b>
      {sum !== undefined && <span>{sum}</span>}
    </div>
  );
  if (deck) {
    return (
      <div className="selection-deck">
        <BareIconButton label={t('clearSelection')} onClick={onClear}>
          <X aria-hidden="true" />
        </BareIconButton>
        {text}
        {actions}
      </div>
    );
  }
  return (
    <div className="table-title table-selected bg-accent-tint border-accent-line">
      {text}
      <span className="selected-keys" aria-hidden="true">
        <span>
          <Kbd>{t('spaceKey')}</Kbd> {t('selects')}
        </span>
        <span>
          <Kbd>Shift</Kbd> {t('selectsRange')}
        </span>
      </span>
      <Button variant="ghost" onClick={onClear}>
        {t('clear')} <Kbd>Esc</Kbd>
      </Button>
      {actions}
    </div>
  );
}
