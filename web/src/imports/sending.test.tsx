import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Import } from '@toptan/contract/imports';
import { expect, it, vi } from 'vitest';
import { type Answer, answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { FileStep } from './file-step.tsx';
import { PictureStep } from './picture-step.tsx';

const id = '0190d3a0-0000-7000-8000-000000000001';
const made = { id, counts: { rows: 24 } } as Import;

const send = (label: string, files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } });

it('leads to a file that was read, but nobody who has left meanwhile', async () => {
  let answer = (_: Answer) => {};
  const answers = {
    'POST /api/imports': new Promise<Answer>(resolve => {
      answer = resolve;
    }),
  };
  const sent = answerCalls(answers);
  const onRead = vi.fn();
  const queryClient = new QueryClient();
  const { unmount } = await renderIn(
    'en',
    <QueryClientProvider client={queryClient}>
      <FileStep kind="products" onRead={onRead} />
    </QueryClientProvider>,
  );
  send('File to import', [new File(['a'], 'kis.csv')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  answer({ status: 201, body: made });
  const [mutation] = queryClient.getMutationCache().getAll();
  await waitFor(() => expect(mutation?.state.status).toBe('success'));
  expect(onRead).not.toHaveBeenCalled();

  await renderIn('en', <FileStep kind="products" onRead={onRead} />);
  send('File to import', [new File(['a'], 'kis.csv')]);
  await waitFor(() => expect(onRead).toHaveBeenCalledOnce());
});

it('sends the parts with pictures where another holds none', async () => {
  const none = { status: 400, body: { code: 'file_without_pictures' } };
  const sent = answerCalls({
    'POST /api/imports': { status: 201, body: made },
    [`POST /api/imports/${id}/pictures`]: none,
    [`PUT /api/imports/${id}`]: { body: made },
  });
  const onRead = vi.fn();
  await renderIn('en', <PictureStep onRead={onRead} />);
  send(
    'Pictures to import',
    Array.from({ length: 25 }, (_, at) => new File(['a'], `${at + 1}.jpg`)),
  );
  await waitFor(() => expect(onRead).toHaveBeenCalledOnce());
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'PUT']);
});

it('says so where no part has pictures', async () => {
  answerCalls({ 'POST /api/imports': { status: 400, body: { code: 'file_without_pictures' } } });
  await renderIn('en', <PictureStep onRead={() => {}} />);
  send('Pictures to import', [new File(['a'], 'a.jpg')]);
  expect(await screen.findByText(/There is no picture in the archive/)).toBeTruthy();
});
