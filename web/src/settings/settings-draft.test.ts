import { expect, it } from 'vitest';
import { changedNames, changeOf, type Draft } from './settings-draft.ts';

const draft = (emailSentences: Draft['emailSentences']) =>
  ({ ibans: [], phones: ['', ''], accent: '', emailSentences }) as unknown as Draft;

it('takes a sentence that was typed and taken back for no change', () => {
  const before = draft({ 'login-details': { ar: 'أهلًا', tr: 'Merhaba' } });
  expect(changedNames(before, draft({ 'login-details': { tr: 'Merhaba', ar: 'أهلًا' } }))).toEqual([]);
  expect(changedNames(draft({}), draft({ 'password-reset': {} }))).toEqual([]);
  const after = draft({ 'login-details': { tr: 'Selam' } });
  expect(changedNames(before, after)).toEqual(['emailSentences']);
  expect(changeOf(after, ['emailSentences'])).toEqual({
    emailSentences: { 'login-details': { tr: 'Selam' } },
  });
});
