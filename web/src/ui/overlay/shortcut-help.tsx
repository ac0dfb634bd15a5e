import './shortcut-help.css';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';
import { Kbd } from '../button/kbd.tsx';
import { PHONE, useMedia } from '../use-media.ts';
import { Dialog } from './dialog.tsx';
import { currentShortcuts, type Shortcut, shortcutGroups, useShortcuts } from './use-shortcuts.ts';

function Keys({ keys }: { keys: Shortcut['keys'] }) {
  return (
    <dd dir="ltr">
      {keys.map(chord => (
        <span key={chord} className="inline-flex gap-1">
          {chord.split('+').map(part => (
            <Kbd key={part}>{part}</Kbd>
          ))}
        </span>
      ))}
    </dd>
  );
}

/**
 * The button that opens the list of shortcuts, and the ? key that does the same. Stands beside the tools of a staff table;
 * shortcuts register themselves by useShortcuts. Nothing on a phone.
 */
export function ShortcutHelp() {
  const { t } = useTranslation('ui');
  const isPhone = useMedia(PHONE);
  const [shown, setShown] = useState<readonly Shortcut[] | null>(null);
  const open = () => setShown(currentShortcuts());
  useShortcuts([
    { keys: ['?'], label: t('shortcuts.help'), group: 'page', run: open },
    { keys: ['F8'], label: t('shortcuts.notifications'), group: 'page' },
  ]);
  const groups = shortcutGroups
    .map(name => ({ name, shortcuts: shown?.filter(({ group }) => group === name) ?? [] }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
  return (
    <>
      {!isPhone && (
        <IconButton label={t('shortcuts.title')} shortcut="?" aria-haspopup="dialog" onClick={open}>
          <Keyboard aria-hidden="true" />
        </IconButton>
      )}
      <Dialog
        open={shown !== null}
        onOpenChange={() => setShown(null)}
        title={t('shortcuts.title')}
        size="md"
        padded
      >
        <div className="shortcuts">
          {groups.map(({ name, shortcuts }) => (
            <section key={name}>
              <h3>{t(`shortcuts.groups.${name}`)}</h3>
              <dl>
                {shortcuts.map(({ keys, label }) => (
                  <div key={label} className="shortcut">
                    <dt>{label}</dt>
                    <Keys keys={keys} />
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </Dialog>
    </>
  );
}
