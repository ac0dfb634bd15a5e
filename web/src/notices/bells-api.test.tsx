import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { listBells } from '@toptan/contract/bells';
import { afterEach, expect, it } from 'vitest';
import { queryKey } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { answerCalls } from '../testing/answers.ts';
import { useChangeBells } from './bells-api.ts';

afterEach(() => queryClient.clear());

const bell = (variantId: string) => ({
  variantId,
  size: '30',
  color: 'Blue',
  product: { id: 'p', name: 'Kot', category: null, translations: {}, imageUrl: null },
  isBack: false,
});

it('takes a bell that could not be set off the screen again, though the bells cannot be read either', async () => {
  await startI18n('en');
  answerCalls({ 'PUT /api/bells/b': 'offline', 'GET /api/bells': 'offline' });
  const key = queryKey(listBells);
  const shown = () => queryClient.getQueryData<{ variantId: string }[]>(key)?.map(each => each.variantId);
  queryClient.setQueryData(key, [bell('a')]);
  const { result } = renderHook(useChangeBells, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  result.current.mutate({ isSet: true, bells: [bell('b')] });
  await waitFor(() => expect(shown()).toEqual(['b', 'a']));
  await waitFor(() => expect(shown()).toEqual(['a']));
});
