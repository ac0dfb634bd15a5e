import './admin-panel.css';
import { useRouterState } from '@tanstack/react-router';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCovered } from '../ui/overlay/shortcut-keys.ts';
import { useDocumentKeys } from '../ui/overlay/use-shortcuts.ts';
import { type AdminLink, AdminLinks, useManagementLinks, useTradeLinks } from './admin-links.tsx';

type PanelGroupProps = { id: string; title: string; note?: string; links: AdminLink[]; onFollow: () => void };

function PanelGroup({ id, title, note, links, onFollow }: PanelGroupProps) {
  return (
    <nav className="admin-panel-inside" aria-labelledby={id}>
      <div>
        <h2 id={id} className="pt-3 text-13 tracking-[calc(0.09em*var(--tracking))] text-ink-2 max-lg:p-0">
          {title}
        </h2>
        {note && <p className="mt-1 text-13 leading-[1.5] text-ink-3">{note}</p>}
      </div>
      <AdminLinks links={links} onFollow={onFollow} />
    </nav>
  );
}

function PanelGroups({ id, onFollow }: Pick<PanelGroupProps, 'id' | 'onFollow'>) {
  const { t } = useTranslation(['shell', 'adminPanel']);
  return (
    <>
      <PanelGroup
        id={`${id}-management`}
        title={t('management')}
        note={t('adminPanel:note')}
        links={useManagementLinks()}
        onFollow={onFollow}
      />
      <PanelGroup
        id={`${id}-trade`}
        title={t('adminPanel:trade')}
        links={useTradeLinks()}
        onFollow={onFollow}
      />
    </>
  );
}

/** The toggle in the header and the panel that it unfolds below. For administrators. */
export function AdminPanel() {
  const { t } = useTranslation(['shell', 'ui']);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // A search that was typed before comes into the address without another page being opened.
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [openedAt, setOpenedAt] = useState(path);

  if (isOpen && path !== openedAt) setOpen(false);

  useDocumentKeys(event => {
    // What lies above the panel closes first, and is still there in the capture phase.
    if (!isOpen || event.key !== 'Escape' || isCovered()) return;
    if (panel.current?.contains(document.activeElement)) toggle.current?.focus();
    setOpen(false);
  }, true);

  return (
    <>
      <button
        ref={toggle}
        type="button"
        className="head-button admin-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpenedAt(path);
          setOpen(!isOpen);
        }}
      >
        <SlidersHorizontal aria-hidden="true" />
        {t('admin')}
        <ChevronDown className="head-chevron" aria-hidden="true" />
      </button>
      {isOpen && (
        <>
          <button
            type="button"
            className="fixed inset-x-0 top-(--header) bottom-0 bg-veil cursor-default"
            tabIndex={-1}
            aria-label={t('ui:close')}
            onClick={() => {
              toggle.current?.focus();
              setOpen(false);
            }}
          />
          <div ref={panel} id={id} className="admin-panel">
            <PanelGroups id={id} onFollow={() => setOpen(false)} />
          </div>
        </>
      )}
    </>
  );
}
