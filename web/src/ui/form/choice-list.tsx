import { Menu, MenuChoice } from '../overlay/menu.tsx';
import type { MenuOfButton } from '../overlay/menu-button.tsx';

export interface ChoiceListProps<T extends string> {
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

export function ChoiceList<T extends string>({
  menu,
  ...choice
}: ChoiceListProps<T> & { menu: MenuOfButton }) {
  return (
    <Menu {...menu}>
      <MenuChoice {...choice} />
    </Menu>
  );
}
