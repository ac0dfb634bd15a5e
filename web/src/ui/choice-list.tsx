import { Menu, MenuChoice } from './menu.tsx';
import type { MenuOfButton } from './menu-button.tsx';

export interface ChoiceListProps<T extends string> {
  /** Accessible name of the choice. */
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

export function ChoiceList<T extends string>({
  menu,
  ...choice
}: Omit<ChoiceListProps<T>, 'label'> & { label: string; menu: MenuOfButton }) {
  const { label: _name, ...options } = choice;
  return (
    <Menu {...menu}>
      <MenuChoice {...options} />
    </Menu>
  );
}
