import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import type { MenuProps } from './menu.tsx';

/** Props that tie a Menu to its MenuButton. */
export type MenuOfButton = Omit<MenuProps, 'children' | 'className'>;

interface MenuButtonProps extends ComponentProps<'button'> {
  /** The Menu, of a lazy component: it is loaded once the pointer comes near. `list={menu => <UserMenuList {...menu} />}` */
  list: (menu: MenuOfButton) => ReactNode;
}

/** A button on every screen, with a list that few visits need. */
export function MenuButton({ list, children, ...rest }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const comeNear = () => setNear(true);
  const change = (open: boolean) => {
    setNear(true);
    setOpen(open);
  };
  const openDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    change(true);
  };
  return (
    <span className="relative inline-flex flex-none min-w-0">
      <button
        ref={button}
        id={id}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerEnter={comeNear}
        onFocus={comeNear}
        onClick={() => change(!isOpen)}
        onKeyDown={openDown}
        {...rest}
      >
        {children}
      </button>
      {isNear && (
        <Suspense>
          {list({
            trigger: <span className="pointer-events-none absolute inset-0" aria-hidden="true" />,
            open: isOpen,
            onOpenChange: setOpen,
            labelledBy: id,
            // The button closes it by itself.
            onInteractOutside: event => {
              if (event.target instanceof Node && button.current?.contains(event.target))
                event.preventDefault();
            },
            onCloseAutoFocus: event => {
              event.preventDefault();
              if (document.activeElement === document.body) button.current?.focus();
            },
          })}
        </Suspense>
      )}
    </span>
  );
}
