import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../render-ui.tsx';
import { SearchBox } from './search-box.tsx';

it('asks at once on Enter, and not again for the same words', async () => {
  const onSearch = vi.fn();
  const { user } = await renderUi(<SearchBox label="Search" value="" onSearch={onSearch} />);
  await user.type(screen.getByRole('searchbox'), 'kazak{Enter}{Enter}');
  expect(onSearch.mock.calls).toEqual([['kazak']]);
});

it('asks once when typing rests', async () => {
  const onSearch = vi.fn();
  const { user } = await renderUi(<SearchBox label="Search" value="" onSearch={onSearch} delay={80} />);
  await user.type(screen.getByRole('searchbox'), 'ka');
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledWith('ka'));
});

it('does not call back a page that is left before typing rests', async () => {
  const asked: string[] = [];
  const { user } = await renderUi(
    <>
      <SearchBox label="Left" value="" onSearch={text => asked.push(text)} hotkey={false} />
      <SearchBox label="Next" value="" onSearch={text => asked.push(text)} hotkey={false} />
    </>,
  );
  await user.type(screen.getByRole('searchbox', { name: 'Left' }), 'kazak');
  window.history.pushState({}, '', '/next');
  await user.type(screen.getByRole('searchbox', { name: 'Next' }), 'hirka');
  await vi.waitFor(() => expect(asked).toContain('hirka'));
  expect(asked).toEqual(['hirka']);
});

it('takes the focus on / but leaves a / that is typed elsewhere', async () => {
  const { user } = await renderUi(
    <>
      <input aria-label="note" />
      <SearchBox label="Search" value="" onSearch={() => {}} />
    </>,
  );
  const note = screen.getByLabelText<HTMLInputElement>('note');
  await user.type(note, '1/2');
  expect(note.value).toBe('1/2');
  note.blur();
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('clears with its button and with Escape', async () => {
  const onSearch = vi.fn();
  const { user } = await renderUi(<SearchBox label="Search" value="kazak" onSearch={onSearch} />);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onSearch).toHaveBeenLastCalledWith('');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('keeps letters that are typed before the address has the ones before them', async () => {
  const box = (value: string) => <SearchBox label="Search" value={value} onSearch={() => {}} delay={0} />;
  const { user, rerender } = await renderUi(box(''));
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  await user.type(input, 'kaz');
  for (const late of ['k', 'ka', 'kaz']) {
    rerender(box(late));
    expect(input.value).toBe('kaz');
  }
  rerender(box('ka'));
  expect(input.value).toBe('ka');
});

it('yields to the address after the same words were sent twice', async () => {
  const box = (value: string) => <SearchBox label="Search" value={value} onSearch={() => {}} delay={0} />;
  const { user, rerender } = await renderUi(box(''));
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  await user.type(input, 'ka{Backspace}{Backspace}ka');
  rerender(box('ka'));
  rerender(box(''));
  expect(input.value).toBe('');
});

it('yields to the address when that changes', async () => {
  const { rerender } = await renderUi(<SearchBox label="Search" value="kazak" onSearch={() => {}} />);
  rerender(<SearchBox label="Search" value="" onSearch={() => {}} />);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});
