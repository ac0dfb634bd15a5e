import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Import, ImportRow } from '@toptan/contract/imports';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { CheckStep } from './check-step.tsx';

afterEach(() => vi.unstubAllGlobals());

const id = '0190d3a0-0000-7000-8000-000000000001';
const found = {
  ...{ id, kind: 'products', state: 'checked', hasRepair: false, isFull: false },
  counts: { rows: 2, error: 2, create: 0, update: 0, same: 0, skipped: 0 },
  columns: [{ header: 'Renk', field: 'color', samples: [] }],
} as unknown as Import;
const rows = [2, 3].map(n => ({
  ...{ n, cells: ['Siyyah'], change: 'error', changes: [], subject: null, product: null, imageUrl: null },
  problems: [{ field: 'color', code: 'unknown_color', current: 'Siyyah' }],
  ...{ isAdded: false, isSkipped: false, isApplied: false },
})) as ImportRow[];

it('goes to the next row to fix with Alt and the down arrow, from anywhere, and lists it', async () => {
  answerCalls({
    [`GET /api/imports/${id}/rows?show=error&limit=50`]: { body: rows },
    [`GET /api/imports/${id}/problems`]: { body: [] },
  });
  await renderIn('en', <CheckStep number={3} found={found} search={{}} onSearch={() => {}} />);
  await screen.findByRole('textbox', { name: 'Row 2, Color' });
  for (const name of ['Row 2, Color', 'Row 3, Color', 'Row 2, Color']) {
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('Next row to fix'));
});
