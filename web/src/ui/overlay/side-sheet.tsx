import './overlay.css';
import './side-sheet.css';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';
import { TooltipProvider } from '../button/tooltip.tsx';
import { scrollable } from './scrollable.ts';
import { isTyping, shortcutKey } from './shortcut-keys.ts';
import { Surface, SurfaceTitle } from './surface.tsx';

interface SideSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Actions in the head, before the arrows: IconButtons. */
  tools?: ReactNode;
  /** Steps to the neighbour in the list behind; null draws the arrow disabled, undefined leaves both arrows out. */
  onPrevious?: (() => void) | null;
  onNext?: (() => void) | null;
  children: ReactNode;
  footer?: ReactNode;
  /** Its own keys beside K and J: letters, each with what it does. */
  keys?: Readonly<Record<string, (() => void) | undefined>>;
  /** The address names it: back leaves it as it leaves a page. */
  addressed?: boolean;
}

/** Details beside the list that they belong to (600 px, all of a phone). K and J step like the arrows. */
export function SideSheet({
  open,
  onOpenChange,
  title,
  subtitle,
  tools,
  onPrevious,
  onNext,
  children,
  footer,
  keys,
  addressed = false,
}: SideSheetProps) {
  const { t } = useTranslation('ui');
  // On the first button the focus would unfold a tooltip, which would take the Escape that is meant for the sheet.
  const begin = (event: Event) => {
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
  };
  const steps = onPrevious !== undefined || onNext !== undefined;
  const body = useRef<HTMLDivElement>(null);
  const step = (go: (() => void) | null | undefined) => {
    go?.();
    if (go && body.current) body.current.scrollTop = 0;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, currentTarget, ctrlKey, altKey, metaKey, nativeEvent } = event;
    // Keys in a list or a question over the sheet arrive here too.
    if (!(target instanceof Node && currentTarget.contains(target))) return;
    if (ctrlKey || altKey || metaKey || isTyping(target)) return;
    const key = shortcutKey(nativeEvent);
    if (key === 'k') step(onPrevious);
    if (key === 'j') step(onNext);
    keys?.[key]?.();
  };
  return (
    <Surface
      open={open}
      onOpenChange={onOpenChange}
      addressed={addressed}
      className="side-sheet from-end"
      thinVeil={steps}
      onOpenAutoFocus={begin}
      onKeyDown={onKeyDown}
    >
      <TooltipProvider>
        <div className="surface-head">
          <div className="side-sheet-titles">
            <SurfaceTitle className="surface-title" aria-live={steps ? 'polite' : undefined}>
              {title}
            </SurfaceTitle>
            {subtitle !== undefined && <p className="mt-0.5 text-ink-3">{subtitle}</p>}
          </div>
          {tools}
          {onPrevious !== undefined && (
            <IconButton
              label={t('previous')}
              shortcut="K"
              disabled={onPrevious === null}
              onClick={() => step(onPrevious)}
            >
              <ChevronUp aria-hidden="true" />
            </IconButton>
          )}
          {onNext !== undefined && (
            <IconButton
              label={t('next')}
              shortcut="J"
              disabled={onNext === null}
              onClick={() => step(onNext)}
            >
              <ChevronDown aria-hidden="true" />
            </IconButton>
          )}
          <RadixDialog.Close asChild>
            <IconButton label={t('close')} tooltip={false}>
              <X aria-hidden="true" />
            </IconButton>
          </RadixDialog.Close>
        </div>
      </TooltipProvider>
      <div ref={body} className="surface-body" {...scrollable}>
        {children}
      </div>
      {footer !== undefined && <footer className="surface-foot">{footer}</footer>}
    </Surface>
  );
}

/** A ruled part of a sheet. */
export function SheetSection({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <section className="sheet-section">
      {title !== undefined && <h3 className="mb-2 text-14 font-semibold">{title}</h3>}
      {children}
    </section>
  );
}
