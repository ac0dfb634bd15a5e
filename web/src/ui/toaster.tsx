import './overlay.css';
import './toaster.css';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  TOAST_AUTO_CLOSE_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD_PX,
} from './toast-store.ts';

const icons = { default: Info, success: CircleCheck, destructive: CircleAlert };

/** A dialog takes the pointer from everything behind it, but not from a toast. */
const reachable = { pointerEvents: 'auto' } as const;

/** The place where toasts appear; rendered once, by UiProvider. Swiping right dismisses, in every direction of text. */
export function Toaster() {
  const { t } = useTranslation('ui');
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  return (
    <RadixToast.Provider
      duration={TOAST_AUTO_CLOSE_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
      label={t('notification')}
    >
      {toasts.map(({ id, open, title, description, variant = 'default', action }) => {
        const Icon = icons[variant];
        return (
          <RadixToast.Root
            key={id}
            open={open}
            onOpenChange={next => {
              if (!next) dismissToast(id);
            }}
            style={reachable}
            type={variant === 'destructive' ? 'foreground' : 'background'}
            className={classNames('toast', variant === 'destructive' && 'toast-destructive')}
          >
            <Icon aria-hidden="true" />
            <div>
              {title !== undefined && <RadixToast.Title className="toast-title">{title}</RadixToast.Title>}
              {description !== undefined && (
                <RadixToast.Description className={title === undefined ? 'toast-title' : 'toast-text'}>
                  {description}
                </RadixToast.Description>
              )}
              {action !== undefined && (
                <RadixToast.Action className="toast-action" altText={action.label} onClick={action.onSelect}>
                  {action.label}
                </RadixToast.Action>
              )}
            </div>
            <RadixToast.Close asChild>
              <IconButton label={t('close')} tooltip={false}>
                <X aria-hidden="true" />
              </IconButton>
            </RadixToast.Close>
            <i className="toast-life" aria-hidden="true" />
          </RadixToast.Root>
        );
      })}
      <RadixToast.Viewport
        className="toast-region"
        hotkey={[TOAST_HOTKEY]}
        label={t('notifications', { hotkey: '{hotkey}' })}
      />
    </RadixToast.Provider>
  );
}
