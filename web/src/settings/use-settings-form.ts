import { useMutation } from '@tanstack/react-query';
import { getSettings, type Settings } from '@toptan/contract/settings';
import { type SettingsChange, updateSettings } from '@toptan/contract/settings-changes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { toFormError, useProblemText } from '../api/form.ts';
import { dataQuery } from '../api/queries.ts';
import { queryClient, refresh } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';
import {
  changedNames,
  changeOf,
  type Draft,
  type DraftName,
  draftNames,
  type Problems,
  problemsByName,
  problemsOf,
  toDraft,
  withTyped,
} from './settings-draft.ts';

/** The answer of a change replaces the settings of every screen. */
export const keepSettings = (settings: Settings) =>
  queryClient.setQueryData(dataQuery(getSettings).queryKey, settings);

/**
 * The typed settings of every part, and their problems. @param proposed values that the form begins with in place of the settings
 */
export function useSettingsForm(settings: Settings, proposed: Partial<Draft> = {}) {
  const { t } = useTranslation('settings');
  const problemText = useProblemText();
  /** The settings that the draft is based on. */
  const [base, setBase] = useState(settings);
  const [draft, setDraft] = useState(() => ({ ...toDraft(settings), ...proposed }));
  const [problems, setProblems] = useState<Problems>({});
  /** Settings that others have changed while a change was typed here. */
  const [told, setTold] = useState<readonly DraftName[]>([]);
  const before = toDraft(base);
  const names = changedNames(before, draft);

  // The page has the settings of before for a moment after they were saved here.
  if (settings !== base && settings.version >= base.version) {
    // Typed settings stay; all others are replaced.
    const now = toDraft(settings);
    const mine = changedNames(before, draft);
    const theirs = changedNames(before, now);
    setBase(settings);
    setDraft(withTyped(now, draft, mine));
    // The number of the next order moves with every order.
    if (mine.length > 0)
      setTold([...new Set([...told, ...theirs.filter(name => name !== 'nextOrderNumber')])]);
  }

  const isShown = (error: unknown) =>
    hasCode(error, 'settings_changed') ||
    (error instanceof ApiError && Object.keys(problemsByName(error.fields)).length > 0);
  const save = useMutation({
    mutationFn: (change: Partial<SettingsChange>) =>
      call(updateSettings, { body: { ...change, version: base.version } }),
    ...useOutcome({ done: t('saved'), failed: t('saveFailed') }, isShown),
  });

  function beginAgain(now: Settings): void {
    setBase(now);
    setProblems({});
    setTold([]);
  }

  return {
    base,
    draft,
    names,
    told,
    problems,
    isBusy: save.isPending,
    set<Name extends DraftName>(name: Name, value: Draft[Name]): void {
      setDraft(known => ({ ...known, [name]: value }));
      setProblems(({ [name]: _, ...others }) => others);
    },
    /** The message about a setting's problem. */
    problem: (name: DraftName): string | undefined => {
      const found = problems[name];
      return found && problemText(toFormError(found));
    },
    discard(): void {
      beginAgain(base);
      setDraft(toDraft(base));
    },
    /**
     * @param onRefused is given the first setting that is wrong
     * @param needed texts that may not be empty
     */
    save(onRefused: (name: DraftName) => void, onSaved?: () => void, needed: readonly 'name'[] = []): void {
      const wrong = problemsOf(draft, names);
      for (const name of needed) if (draft[name].trim() === '') wrong[name] ??= { code: 'required' };
      if (draft.nextOrderNumber < base.nextOrderNumber) wrong.nextOrderNumber ??= { code: 'too_small' };
      const refuse = (found: Problems) => {
        setProblems(found);
        const first = draftNames.find(name => found[name]);
        if (first) onRefused(first);
      };
      if (Object.keys(wrong).length > 0) {
        refuse(wrong);
        return;
      }
      if (names.length === 0) {
        onSaved?.();
        return;
      }
      save.mutate(changeOf(draft, names) as Partial<SettingsChange>, {
        onSuccess: now => {
          keepSettings(now);
          beginAgain(now);
          // Settings typed since the change was sent stay.
          setDraft(typed => withTyped(toDraft(now), typed, changedNames(draft, typed)));
          onSaved?.();
        },
        onError: error => {
          if (hasCode(error, 'settings_changed')) void refresh(getSettings);
          else if (error instanceof ApiError) refuse(problemsByName(error.fields));
        },
      });
    },
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
