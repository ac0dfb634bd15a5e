import { AdminPanel } from './admin-panel.tsx';
import { CommandButton } from './command/command-button.tsx';

/** The part of the header for staff, which a shop does not load. */
export function StaffTools() {
  return (
    <>
      <CommandButton />
      <AdminPanel />
      <span className="head-rule" />
    </>
  );
}
