import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addPackToProducts } from '@toptan/contract/catalog/product-batch';
import type { FieldError } from '@toptan/contract/errors';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Answer, answerCalls } from '../../testing/answers.ts';
import { BulkDialog } from './bulk-dialog.tsx';

afterEach(() => queryClient.clear());

/** The message of the dialog after such an answer. */
async function saidOf(answer: Answer): Promise<string | null> {
  answerCalls({ 'POST /api/products/batch/packs': answer });
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <BulkDialog
        title="Pack"
        count={undefined}
        send={() => call(addPackToProducts, { body: { sizeSetId: 's', unit: 'series', lines: [] } })}
        onClose={vi.fn()}
      >
        {null}
      </BulkDialog>
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: /Apply|Uygula|تطبيق/ }));
  return (await screen.findByRole('status')).textContent;
}

it.each<['en' | 'tr' | 'ar', Pick<FieldError, 'code' | 'limit'>, string]>([
  ['en', { code: 'too_many', limit: 2000 }, 'Nothing was changedAt most 2,000 entries'],
  ['tr', { code: 'not_found' }, 'Hiçbir şey değişmediBu kayıt artık yok'],
  ['ar', { code: 'not_offered' }, 'لم يتغيّر شيءيُرجى اختيار إحدى القيم المتاحة'],
])('says in %s why a call was refused: %o', async (language, problem, sentence) => {
  await startI18n(language);
  const fields = [{ path: 'sizeSetId', message: '', ...problem }];
  const body = { code: 'validation_failed', message: '', fields };
  expect(await saidOf({ status: 400, body })).toBe(sentence);
});

it('does not say that nothing was changed where a call broke off', async () => {
  await startI18n('en');
  expect(await saidOf({ status: 500, body: { code: 'internal', message: '' } })).toBe(
    'Something went wrong on our side. Please try again.',
  );
});
