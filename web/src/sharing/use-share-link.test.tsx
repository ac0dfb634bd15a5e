import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Answer, answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { useShareLink } from './use-share-link.ts';

const goods = { collectionId: 'c', name: 'Friday' };

function Dialog() {
  const { choice, link, choose, isChanging } = useShareLink(goods);
  if (!link) return null;
  return (
    <>
      <output aria-busy={isChanging}>{`${choice.language} ${choice.hasPrices}`}</output>
      <button type="button" onClick={() => choose({ language: 'tr' })}>
        Turkish
      </button>
      <button type="button" onClick={() => choose({ hasPrices: true })}>
        Prices
      </button>
    </>
  );
}

async function open() {
  const pending: ((answer: Answer) => void)[] = [];
  const answers = {
    'POST /api/share-links': { body: { id: '1' } },
    get 'PUT /api/share-links/1'() {
      return new Promise<Answer>(resolve => pending.push(resolve));
    },
  };
  answerCalls(answers);
  await renderIn('en', <Dialog />);
  const shown = await screen.findByRole('status');
  await userEvent.click(screen.getByRole('button', { name: 'Turkish' }));
  await userEvent.click(screen.getByRole('button', { name: 'Prices' }));
  return async (...statuses: (200 | 503)[]) => {
    for (const [at, status] of statuses.entries()) {
      await waitFor(() => expect(pending).toHaveLength(at + 1));
      pending[at]?.(
        status === 200 ? { body: { id: '1' } } : { status, body: { code: 'unavailable', message: '' } },
      );
    }
    await waitFor(() => expect(shown.getAttribute('aria-busy')).toBe('false'));
    return shown.textContent;
  };
}

it('shows what the link has after two quick choices, whichever of them fails', async () => {
  const answer = await open();
  expect(await answer(503, 200)).toBe('tr true');
});

it('shows the choice that the link has kept where a later one fails, and none where both do', async () => {
  const answer = await open();
  expect(await answer(200, 503)).toBe('tr false');
});

it('shows the choice from before where both fail', async () => {
  const answer = await open();
  expect(await answer(503, 503)).toBe('en false');
});
