import './command-menu.css';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { ArrowRight, ClipboardList, Factory, FileText, Plus, Search, ShoppingBasket } from 'lucide-react';
import { useId, useState } from 'react';
import { Money } from '../../i18n/money.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { OrderStatusBadge } from '../../orders/order-status-badge.tsx';
import { Kbd } from '../../ui/button/kbd.tsx';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { PlainDialog } from '../../ui/overlay/dialog.tsx';
import { Picture } from '../../ui/trade/picture.tsx';
import { useCommandChoice } from './use-command-choice.ts';
import type { Command } from './use-command-words.ts';
import { useCommands } from './use-commands.ts';

function CommandIcon({ icon, title }: Pick<Command, 'icon' | 'title'>) {
  if (typeof icon === 'object')
    return <Picture imageUrl={icon.imageUrl} category={icon.category} ratio="4/5" sizes="32px" />;
  if (icon === 'customer') return <Avatar name={title} />;
  const Icon = {
    order: ClipboardList,
    basket: ShoppingBasket,
    manufacturer: Factory,
    add: Plus,
    page: FileText,
  }[icon];
  return <Icon aria-hidden="true" />;
}

/** Finds orders, customers, products, manufacturers, pages and actions by typing, and opens them. */
export function CommandMenu({ firstText = '', onClose }: { firstText?: string; onClose: () => void }) {
  const { t, number } = useWords(['command', 'ui', 'desk']);
  const navigate = useNavigate();
  const router = useRouter();
  const id = useId();
  const [text, setText] = useState(firstText);
  const { groups, isSearching, hasFailed } = useCommands(text);
  const optionId = (command: Command) => `${id}-${command.id}`;

  function open({ target: { to, search } }: Command, inNewTab: boolean) {
    if (inNewTab) window.open(router.buildLocation({ to, search: search ?? {} } as never).href, '_blank');
    else void navigate({ to, search: search ?? {} } as never);
    onClose();
  }

  const commands = groups.flatMap(group => group.commands);
  const choice = useCommandChoice({ text, commands, isSearching, hasFailed, optionId, open });
  const { current, onKey } = choice;
  const nothing = commands.length === 0 && !isSearching ? t('nothing', { text: text.trim() }) : '';
  const words = hasFailed ? t('failed') : nothing;
  const found = isSearching || text.trim() === '' ? '' : t('desk:found', { count: commands.length });

  return (
    <PlainDialog open onOpenChange={onClose} title={t('title')} className="command" forTyping>
      <div className="command-field" data-busy={isSearching || undefined}>
        <Search className="icon-20 text-ink-3" aria-hidden="true" />
        <input
          className="flex-1 min-w-0 text-18 outline-none"
          type="text"
          role="combobox"
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current && optionId(current)}
          aria-autocomplete="list"
          aria-label={t('title')}
          placeholder={t('hint')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          value={text}
          onChange={event => {
            setText(event.target.value);
            choice.forget();
          }}
          onKeyDown={onKey}
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('title')}
        className="flex-1 min-h-0 overflow-y-auto p-2"
      >
        {groups.map(group => (
          <fieldset key={group.id} aria-labelledby={`${id}-${group.id}`}>
            <div className="flex justify-between pt-2 pb-1 px-3 text-13 font-medium text-ink-3">
              <span id={`${id}-${group.id}`}>{group.title}</span>
              {group.total !== undefined && group.total > group.commands.length && (
                <span>{t('inAll', { count: group.total, figure: number(group.total, group.isCapped) })}</span>
              )}
            </div>
            {group.commands.map(command => (
              <div
                key={command.id}
                id={optionId(command)}
                role="option"
                tabIndex={-1}
                aria-selected={current === command}
                className="command-option"
                onPointerMove={() => choice.mark(command)}
                onClick={event => open(command, event.ctrlKey || event.metaKey)}
                onKeyDown={onKey}
              >
                <span className="command-icon">
                  <CommandIcon {...command} />
                </span>
                <span className="command-words">
                  <bdi className={command.isCode ? 'code' : undefined}>{command.title}</bdi>
                  {command.detail && <span className="quiet">{command.detail}</span>}
                </span>
                {command.status && <OrderStatusBadge status={command.status} />}
                {command.amount && <Money lira={command.amount} className="font-semibold max-md:hidden" />}
                <ArrowRight className="command-arrow flip" aria-hidden="true" />
              </div>
            ))}
          </fieldset>
        ))}
      </div>
      {words && <p className="pt-2 pb-5 px-5 text-ink-2">{words}</p>}
      <Announcement>{words || found}</Announcement>
      <footer className="flex gap-5 py-2.5 px-4 border-t border-line text-13 text-ink-3 max-md:hidden">
        <span>
          <Kbd>↑ ↓</Kbd> {t('choose')}
        </span>
        <span>
          <Kbd>Enter</Kbd> {t('open')}
        </span>
        <span>
          <Kbd>Ctrl Enter</Kbd> {t('newTab')}
        </span>
        <span className="ms-auto">
          <Kbd>O</Kbd> {t('orderKey')}
        </span>
      </footer>
    </PlainDialog>
  );
}
