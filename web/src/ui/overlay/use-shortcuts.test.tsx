import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SearchBox } from '../form/search-box.tsx';
import { renderUi } from '../render-ui.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { shortcutKey } from './shortcut-keys.ts';
import { useShortcuts } from './use-shortcuts.ts';

function Page() {
  const [pressed, setPressed] = useState('');
  useShortcuts([
    {
      keys: ['J', '↓'],
      label: 'Next row',
      group: 'rows',
      run: ({ shiftKey }) => setPressed(`${pressed}${shiftKey ? 'J' : 'j'}`),
    },
  ]);
  return (
    <>
      <SearchBox value="" onSearch={() => {}} label="Search orders" />
      <input type="checkbox" aria-label="all" />
      <button type="button">Other</button>
      <output>{pressed}</output>
      <ShortcutHelp />
    </>
  );
}

const pressed = () => screen.getByRole('status', { hidden: true }).textContent;

it.each([
  ['an English keyboard', 'j', 'KeyJ', false, 'j'],
  ['an English keyboard with Shift', 'J', 'KeyJ', true, 'j'],
  ['an Arabic keyboard', 'ت', 'KeyJ', false, 'j'],
  ['an Arabic keyboard', 'ء', 'KeyX', false, 'x'],
  ['an Arabic keyboard', 'ظ', 'Slash', false, '/'],
  ['an Arabic keyboard', '؟', 'Slash', true, '?'],
  ['a Turkish keyboard', '/', 'Digit7', true, '/'],
  ['a Turkish keyboard', '?', 'Minus', true, '?'],
  ['a Turkish keyboard, where a dot lies at the slash', '.', 'Slash', false, '.'],
  ['any keyboard', 'ArrowDown', 'ArrowDown', false, 'ArrowDown'],
])('reads the keys of %s: %s is %s', (_keyboard, key, code, shiftKey, expected) => {
  expect(shortcutKey({ key, code, shiftKey })).toBe(expected);
});

it('works from anywhere on the page, also on an Arabic keyboard', async () => {
  const { user } = await renderUi(<Page />);
  await user.keyboard('jJ');
  await user.click(screen.getByRole('button', { name: 'Other' }));
  fireEvent.keyDown(document.activeElement ?? document, { key: 'ت', code: 'KeyJ' });
  await user.click(screen.getByRole('checkbox'));
  await user.keyboard('j');
  expect(pressed()).toBe('jjjj');
});

it('rests while somebody types, and with Ctrl, Alt or Meta', async () => {
  const { user } = await renderUi(<Page />);
  await user.keyboard('/');
  await user.keyboard('jj?');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('jj?');
  await user.keyboard('{Escape}{Escape}');
  expect(document.activeElement).toBe(document.body);
  await user.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}');
  expect(pressed()).toBe('');
});

it('lists what works on the page behind ? and behind a button, and gives the focus back', async () => {
  const { user } = await renderUi(<Page />);
  const button = screen.getByRole('button', { name: 'Keyboard shortcuts' });
  button.focus();
  await user.keyboard('?');
  const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(help).getByText('Next row').parentElement?.textContent).toBe('Next rowJ↓');
  expect(within(help).getByText('Search').parentElement?.textContent).toBe('Search/');
  await user.keyboard('j');
  expect(pressed()).toBe('');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});
