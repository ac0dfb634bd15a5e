import './admin-panel.css';
import { useRouterState } from '@tanstack/react-router';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLinks } from './admin-links.tsx';

/** The toggle in the header and the panel that it unfolds below. For administrators. */
export function AdminPanel() {
  const { t } = useTranslation(['shell', 'ui', 'adminPanel']);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  // A search that was typed before comes into the address without another page being opened.
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [openedAt, setOpenedAt] = useState(path);

  if (isOpen && path !== openedAt) setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (panel.current?.contains(document.activeElement)) toggle.current?.focus();
      setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

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
            className="admin-veil"
            tabIndex={-1}
            aria-label={t('ui:close')}
            onClick={() => {
              toggle.current?.focus();
              setOpen(false);
            }}
          />
          <nav ref={panel} id={id} className="admin-panel" aria-labelledby={`${id}-title`}>
            <div className="admin-panel-inside">
              <div>
                <h2 id={`${id}-title`} className="admin-panel-title">
                  {t('management')}
                </h2>
                <p className="mt-1 text-13 leading-[1.5] text-ink-3">{t('adminPanel:note')}</p>
              </div>
              <AdminLinks onFollow={() => setOpen(false)} />
            </div>
          </nav>
        </>
      )}
    </>
  );
}
