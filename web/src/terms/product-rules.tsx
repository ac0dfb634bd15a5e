import './product-rules.css';
import { type TermGrain, termGrains } from '@toptan/contract/terms';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { LoadError } from '../lists/load-error.tsx';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { LoadingWords, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Field } from '../ui/form/field.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { GeneralRule, OwnRule } from './product-rule-row.tsx';
import type { ProductRulesState } from './product-rules-api.ts';
import { blankRule, isBlank, isNewRule, type RuleEdit, rankOf } from './rule-edits.ts';
import { RuleResults } from './rule-results.tsx';

/**
 * The quantity rules of a product: its own, those that it inherits, and the limits of each customer by them, with their sources.
 */
export function ProductRules({ rules, isStockOnly }: { rules: ProductRulesState; isStockOnly: boolean }) {
  const { t, number } = useWords(['terms', 'words']);
  const [grain, setGrain] = useState<TermGrain>('cell');
  if (rules.query?.error) return <LoadError inline title={t('failed')} query={rules.query} />;
  // The draft begins with the stored rules.
  if (rules.query?.isPending)
    return (
      <div className="grid grid-cols-1 gap-4">
        <LoadingWords>{t('words:loading')}</LoadingWords>
        <Skeleton shape="box" height="160px" />
      </div>
    );
  const inGrain = (rule: RuleEdit) => rule.grain === grain;
  const own = rules.rows.filter(inGrain);
  const everyone = own.some(({ reach }) => reach === 'everyone')
    ? []
    : [blankRule('everyone', grain, `everyone-${grain}`)];
  const rows = [
    ...rules.general.filter(inGrain).map(rule => ({ rule, isGeneral: true })),
    ...[...everyone, ...own].map(rule => ({ rule, isGeneral: false })),
  ].toSorted(
    (a, b) =>
      // A new rule stays where it was added, at the end.
      Number(isNewRule(a.rule)) - Number(isNewRule(b.rule)) ||
      rankOf(a.rule, a.isGeneral) - rankOf(b.rule, b.isGeneral),
  );
  const countOf = (each: TermGrain) =>
    rules.rows.filter(rule => rule.grain === each && !isBlank(rule)).length;

  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="product-rules-head flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3>{t('product.title')}</h3>
        <p className="quiet">{t('product.hint')}</p>
        <span className="flex flex-wrap gap-2 ms-auto">
          <Button onClick={() => rules.addFor('group', grain)}>
            <Users aria-hidden="true" />
            {t('product.addGroup')}
          </Button>
          <Button onClick={() => rules.addFor('customer', grain)}>
            <UserPlus aria-hidden="true" />
            {t('product.addCustomer')}
          </Button>
        </span>
      </header>
      <Field label={t('fields.grain')} group>
        <Segmented
          look="field"
          value={grain}
          onChange={setGrain}
          options={termGrains.map(each => ({
            value: each,
            label: t(`grains.${each}`),
            ...(countOf(each) > 0 && { count: number(countOf(each)) }),
          }))}
        />
      </Field>
      <table className="rule-table" aria-label={t('product.title')}>
        <thead>
          <tr>
            <th scope="col">{t('columns.whom')}</th>
            <th scope="col" className="rule-figure">
              {t('fields.min')}
            </th>
            <th scope="col" className="rule-figure">
              {t('fields.max')}
            </th>
            <th scope="col" className="rule-figure">
              {t('fields.multiple')}
            </th>
            <th scope="col">
              <span className="sr-only">{t('product.note')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rule, isGeneral }) =>
            isGeneral ? (
              <GeneralRule key={rule.key} rule={rule} />
            ) : (
              <OwnRule key={rule.key} rule={rule} rules={rules} />
            ),
          )}
        </tbody>
      </table>
      {rules.preview && <RuleResults grain={grain} preview={rules.preview} />}
      {isStockOnly && <Callout>{t('product.remainder')}</Callout>}
    </div>
  );
}
