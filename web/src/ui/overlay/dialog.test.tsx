import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Segmented } from '../form/segmented.tsx';
import { renderUi } from '../render-ui.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Menu, MenuItem } from './menu.tsx';

function Shops() {
  const [names, setNames] = useState(['Atlas', 'Lale', 'Nur']);
  const [open, setOpen] = useState<string>();
  const [doomed, setDoomed] = useState<string>();
  return (
    <>
      <h1 tabIndex={-1}>Customers</h1>
      <ul>
        {names.map(name => (
          <li key={name}>
            <button type="button" onClick={() => setOpen(name)}>
              {name}
            </button>
            <button type="button" onClick={() => setDoomed(name)}>
              Delete {name}
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={open !== undefined} onOpenChange={() => setOpen(undefined)} title="Edit Customer">
        {open}
      </Dialog>
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={() => setDoomed(undefined)}
        title="Delete Customer"
        sentence="This action cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => {
          setNames(names.filter(name => name !== doomed));
          setDoomed(undefined);
        }}
      />
    </>
  );
}

const focused = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

it('takes the focus itself where nothing is to be typed', async () => {
  const { user } = await renderUi(<Shops />);
  await user.click(screen.getByRole('button', { name: 'Lale' }));
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Edit Customer' }));
});

it('gives the focus back to what opened it', async () => {
  const { user } = await renderUi(<Shops />);
  await user.click(screen.getByRole('button', { name: 'Lale' }));
  await user.keyboard('{Escape}');
  await focused('Lale');
});

it('gives the focus to the neighbour of a row that is gone, and to the heading after the last one', async () => {
  const { user } = await renderUi(<Shops />);
  const remove = async (name: string) => {
    await user.click(screen.getByRole('button', { name: `Delete ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
  };
  await remove('Lale');
  await focused('Nur');
  await remove('Nur');
  await focused('Atlas');
  await remove('Atlas');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

it('begins a form in the first field that can be written in', async () => {
  await renderUi(
    <Dialog open onOpenChange={() => {}} title="Key" onSubmit={() => {}}>
      <input aria-label="Key" readOnly />
      <input aria-label="Code" />
    </Dialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' })));
});

it('is left only by its actions where it is set so', async () => {
  const left = vi.fn();
  const { user } = await renderUi(
    <Dialog
      open
      onlyActions
      onOpenChange={left}
      title="Recovery codes"
      footer={<button type="button">Saved</button>}
    >
      k7m2p-0x4qz
    </Dialog>,
  );
  await user.keyboard('{Escape}');
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Saved' })]);
  expect(left).not.toHaveBeenCalled();
});

it('takes the focus from its field before it is removed', async () => {
  const left = vi.fn();
  const form = (open: boolean) => (
    <Dialog open={open} onOpenChange={() => undefined} title="Add Customer" onSubmit={() => undefined}>
      <input aria-label="Name" />
    </Dialog>
  );
  const { rerender } = await renderUi(form(true));
  const field = screen.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  field.addEventListener('blur', () => left(field.isConnected));
  rerender(form(false));
  await waitFor(() => expect(field.isConnected).toBe(false));
  expect(left).toHaveBeenCalledExactlyOnceWith(true);
});

it('gives the focus to the chosen option where a form begins with a choice', async () => {
  await renderUi(
    <Dialog open onOpenChange={vi.fn()} title="Send" onSubmit={vi.fn()}>
      <Segmented
        label="Language"
        value="tr"
        onChange={vi.fn()}
        options={[
          { value: 'en', label: 'English' },
          { value: 'tr', label: 'Türkçe' },
        ]}
      />
      <textarea aria-label="Message" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Türkçe' }));
});

function Tools() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>Products</h1>
      <Menu trigger={<button type="button">Change</button>}>
        <MenuItem onSelect={() => setOpen(true)}>Price</MenuItem>
      </Menu>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Change the price">
        {null}
      </Dialog>
    </>
  );
}

it('gives the focus back to the button of the menu that led to it', async () => {
  const { user } = await renderUi(<Tools />);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.keyboard('{ArrowDown}{Enter}');
  await screen.findByRole('dialog', { name: 'Change the price' });
  await user.keyboard('{Escape}');
  await focused('Change');
});
