import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@toptan/contract/languages';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, answerCalls } from '../../testing/answers.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { currentShortcuts } from '../../ui/overlay/use-shortcuts.ts';
import { CommandButton } from './command-button.tsx';
import { CommandMenu } from './command-menu.tsx';

afterEach(() => {
  onClose.mockClear();
});

const onClose = vi.fn();

/** Opens the menu with the server's answers to searches for manufacturers; other searches find nothing. */
async function openMenu(found: Record<string, Answer | Promise<Answer>>, language: Language = 'en') {
  const empty = (q: string): Record<string, Answer> => ({
    [`GET /api/customers?q=${q}&limit=5`]: { body: [] },
    [`GET /api/orders?q=${q}&limit=5&view=summary`]: { body: [] },
    [`GET /api/products?q=${q}&limit=5`]: { body: [] },
  });
  const answers = Object.entries(found).map(([q, answer]) => ({
    ...empty(q),
    [`GET /api/manufacturers?q=${q}&limit=5`]: answer,
  }));
  answerCalls(Object.assign({}, ...answers));
  const { router } = await renderAt(() => <CommandMenu onClose={onClose} />, { language });
  return { field: await screen.findByRole('combobox'), router };
}

const maker = (id: string, companyName: string) => ({ id, companyName, manufacturerId: `U-${id}` });
const [old, wanted] = [maker('a', 'Merter Old'), maker('b', 'Merter Wanted')];

it.each([
  ['{Enter}', 'b'],
  ['{ArrowDown}{Enter}', 'c'],
  ['{ArrowDown}{ArrowUp}{Enter}', 'b'],
])('opens with %s what is typed, once the answer to it is there', async (keys, opened) => {
  let resolve: (answer: Answer) => void = () => {};
  const promise = new Promise<Answer>(take => {
    resolve = take;
  });
  const { field, router } = await openMenu({ M: { body: [old, wanted] }, Me: promise });
  await userEvent.type(field, 'M');
  await screen.findByRole('option', { name: /Merter Old/ });
  await userEvent.type(field, `e${keys}`);
  expect(screen.getByRole('option', { name: /Merter Old/ })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  resolve({ body: [wanted, maker('c', 'Merter Other')] });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(router.state.location.href).toBe(`/admin/manufacturers?edit=${opened}`);
});

it('tells a screen reader how much is found, and that nothing is', async () => {
  const { field } = await openMenu({ M: { body: [old, wanted] }, Mx: { body: [] } });
  const status = within(screen.getByRole('dialog')).getByRole('status');
  await userEvent.type(field, 'M');
  await waitFor(() => expect(status.textContent).toMatch(/^\d+ found$/));
  await userEvent.type(field, 'x');
  await waitFor(() => expect(status.textContent).toBe('Nothing is called “Mx”'));
});

it('says that it has counted no further', async () => {
  const headers = { 'x-total-count': '1000', 'x-total-count-capped': 'true' };
  const { field } = await openMenu({ M: { body: [old], headers } });
  await userEvent.type(field, 'M');
  expect(await screen.findByText('1,000+ in all')).toBeTruthy();
});

it.each([
  ['en', 'add product', 'New product'],
  ['en', 'staff', 'Staff'],
  ['en', 'stock counts', 'Import'],
  ['tr', 'ürün ekle', 'Yeni ürün'],
  ['tr', 'EKLE urun', 'Yeni ürün'],
  ['tr', 'personel', 'Personel'],
  ['tr', 'müşteri ekle', 'Yeni müşteri'],
  ['ar', 'إضافة منتج', 'منتج جديد'],
  ['ar', 'اضافه', 'مصنّع جديد'],
  ['ar', 'لوحة التحكم', 'الرئيسية'],
] as const)(
  'finds an action by the words of its button and its page: %s, %s',
  async (language, typed, name) => {
    const { field } = await openMenu(
      { [encodeURIComponent(typed).replaceAll('%20', '+')]: { body: [] } },
      language,
    );
    await userEvent.click(field);
    await userEvent.paste(typed);
    expect(await screen.findByRole('option', { name: new RegExp(`^${name}`) })).toBeTruthy();
  },
);

it('stands in the list of shortcuts', async () => {
  answerCalls({});
  await renderAt(CommandButton);
  await screen.findByRole('button', { name: /Search/ });
  expect(currentShortcuts()).toContainEqual(
    expect.objectContaining({ keys: ['Ctrl+K'], label: 'Search orders, customers, products and pages' }),
  );
});
