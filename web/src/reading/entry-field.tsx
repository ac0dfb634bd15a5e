import { ClipboardPaste, CornerDownLeft, ListPlus, ScanBarcode } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { Kbd } from '../ui/button/kbd.tsx';
import { toast } from '../ui/feedback/toast-store.ts';
import { isCovered, isTyping } from '../ui/overlay/shortcut-keys.ts';
import { PHONE, useMedia } from '../ui/use-media.ts';

interface EntryFieldProps {
  field: Ref<HTMLTextAreaElement>;
  /** The text on its way in, or the one that is edited. */
  text: string;
  onText: (text: string) => void;
  /** Called with what is typed, on Enter. */
  onRead: (text: string) => void;
  /** Called with what is pasted, anywhere on the page but in other fields. */
  onPaste: (text: string) => void;
  /** True: the page is empty, and the field tall. */
  isTall: boolean;
  /** True: a text that was read before is being edited. */
  isEditing: boolean;
  /** True: a file is held over the page. */
  isOver: boolean;
  onCancel: () => void;
}

/** The browser reads the clipboard after a press in secure pages alone. */
const canPaste = () => typeof navigator.clipboard?.readText === 'function';

/** The one field: takes a message, codes, cells of a table and typing. Enter reads, Shift+Enter begins a line. */
export function EntryField({
  field,
  text,
  onText,
  onRead,
  onPaste,
  isTall,
  isEditing,
  isOver,
  onCancel,
}: EntryFieldProps) {
  const { t } = useTranslation(['reading', 'words']);
  const isPhone = useMedia(PHONE);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const isOurs = event.target instanceof Element && event.target.closest('.one') !== null;
    if (pasted.trim() === '' || isCovered() || isEditing) return;
    if (isOurs ? text.trim() !== '' : isTyping(event.target)) return;
    event.preventDefault();
    onPaste(pasted);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  const read = () => text.trim() !== '' && onRead(text);
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isEditing) return onCancel();
    // A text of many lines is edited with breaks.
    const isToRead = isEditing
      ? event.ctrlKey || event.metaKey
      : !(event.shiftKey || event.ctrlKey || event.metaKey);
    if (event.key !== 'Enter' || !isToRead) return;
    event.preventDefault();
    event.stopPropagation();
    read();
  }
  async function pasteAtPress() {
    try {
      const pasted = await navigator.clipboard.readText();
      if (pasted.trim() !== '') onPaste(pasted);
    } catch {
      toast({ variant: 'destructive', title: t('pasteRefused.title'), description: t('pasteRefused.text') });
    }
  }
  const scanner = (
    <span className="one-scanner">
      <ScanBarcode aria-hidden="true" />
      {t('scannerReady')}
    </span>
  );
  const isOpen = isTall || isEditing;
  return (
    <div className={isOpen ? 'one one-tall' : 'one one-slim'} data-over={isOver || undefined}>
      {!isOpen && (
        <span className="icon-19 absolute top-3.5 start-3.5 text-ink-3 pointer-events-none">
          <ListPlus className="flip" aria-hidden="true" />
        </span>
      )}
      <textarea
        ref={field}
        rows={isOpen ? 7 : 1}
        aria-label={t('field')}
        placeholder={
          isOpen
            ? `${t(isPhone ? 'fieldShort' : 'field')}\n\n${t('example')}`
            : t(isPhone ? 'fieldShort' : 'field')
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
      {!isOpen && scanner}
      {isOpen && (
        <div className="flex items-center gap-3 min-h-14 py-2 ps-4 pe-2 border-t border-line">
          {isEditing ? (
            <Button onClick={onCancel}>{t('words:cancel')}</Button>
          ) : (
            <>
              {isPhone && canPaste() ? (
                <Button size="md" onClick={() => void pasteAtPress()}>
                  <ClipboardPaste aria-hidden="true" />
                  {t('paste')}
                </Button>
              ) : (
                scanner
              )}
              <span className="one-hint">
                <Kbd>
                  <CornerDownLeft aria-hidden="true" />
                </Kbd>{' '}
                {t('enterHint')} · <Kbd>Ctrl V</Kbd> {t('pasteHint')}
              </span>
            </>
          )}
          <Button variant="primary" size={isPhone ? 'md' : 'sm'} className="ms-auto" onClick={read}>
            {t('read')}
          </Button>
        </div>
      )}
    </div>
  );
}
