import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SizeSet } from '@toptan/contract/catalog/sizing';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { answerCalls } from '../../testing/answers.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { SizeSetForm } from './size-set-form.tsx';

afterEach(() => {
  queryClient.clear();
});

const setOf = (...labels: string[]): SizeSet => ({
  id: 'set',
  nameEn: 'Letters',
  nameTr: 'Harfler',
  nameAr: 'أحرف',
  kind: 'letter',
  isActive: true,
  sizes: labels.map(label => ({ label, eu: `${label}-eu`, us: null, uk: null })),
});

const onSaved = vi.fn();
/** Stores another set while the form is open. */
let change: (set: SizeSet) => void;

function Page() {
  const [set, setSet] = useState(setOf('S', 'M', 'L'));
  change = setSet;
  return <SizeSetForm set={set} onClose={vi.fn()} onSaved={onSaved} />;
}

it('keeps the sizes that somebody else adds to a set, and brings back none that they take away', async () => {
  const sent = answerCalls({ 'PUT /api/size-sets/set': { body: setOf('S') } });
  await renderAt(Page, { client: queryClient });
  await userEvent.click(await screen.findByRole('button', { name: 'Add size' }));
  await userEvent.keyboard('XL');
  await userEvent.click(screen.getByRole('button', { name: 'Remove size M' }));
  act(() => change(setOf('S', 'M', 'XXL')));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const { body } = sent.find(({ method }) => method === 'PUT') ?? {};
  expect(JSON.parse(String(body))).toMatchObject({
    sizes: [
      { label: 'S', eu: 'S-eu', us: null, uk: null },
      { label: 'XL', eu: null, us: null, uk: null },
      { label: 'XXL', eu: 'XXL-eu', us: null, uk: null },
    ],
  });
});
