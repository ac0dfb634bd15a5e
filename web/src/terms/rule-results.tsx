import type { ResponseOf } from '@toptan/contract/endpoint';
import type { previewTerms, TermsOfBuyer } from '@toptan/contract/term-previews';
import { quantityFields, type TermGrain } from '@toptan/contract/terms';
import { useWords } from '../i18n/use-words.ts';
import { useTermWords } from './use-term-words.ts';

/** The limits of a product for each customer, and the rules that set them. */
export function RuleResults({
  grain,
  preview,
}: {
  grain: TermGrain;
  preview: ResponseOf<typeof previewTerms>;
}) {
  const { t, number } = useWords('terms');
  const { fieldWords, why } = useTermWords();

  const nameOf = ({ customerName, groupName, customers }: TermsOfBuyer) =>
    customerName ??
    (groupName === null
      ? t('product.others', { count: customers })
      : t('product.groupOf', { group: groupName, count: customers }));
  /** The reason for a customer also names the closer sources without a rule; that for a group or for everybody else does not. */
  const reasonOf = (term: TermsOfBuyer['terms'][number], { customerId, groupName }: TermsOfBuyer) => {
    if (customerId !== null) return why(term, groupName);
    const who = term.from === 'group' ? t('ofGroup', { group: groupName ?? '' }) : t('product.everyone');
    return term.ofProduct ? t('why.ofProduct', { who }) : who;
  };

  return (
    <section className="rule-results" aria-live="polite">
      <h3>{t('product.result')}</h3>
      <table className="rule-table" aria-label={t('product.result')}>
        <thead>
          <tr>
            <th scope="col">{t('customer')}</th>
            {quantityFields.map(field => (
              <th key={field} scope="col" className="rule-figure">
                {t(`fields.${field}`)}
              </th>
            ))}
            <th scope="col">{t('product.why')}</th>
          </tr>
        </thead>
        <tbody>
          {preview.buyers
            .filter(({ customers }) => customers > 0)
            .map(buyer => {
              const terms = buyer.terms.filter(term => term.grain === grain);
              return (
                <tr key={`${buyer.customerId}-${buyer.groupId}`}>
                  <th scope="row">
                    <bdi>{nameOf(buyer)}</bdi>
                  </th>
                  {quantityFields.map(field => {
                    const term = terms.find(each => each.field === field);
                    return (
                      <td key={field} className="rule-figure" data-label={t(`fields.${field}`)}>
                        {term ? number(Number(term.value)) : '–'}
                      </td>
                    );
                  })}
                  <td className="rule-note">
                    {buyer.conflict ? (
                      <span className="rule-wrong">{t('product.nothing', buyer.conflict)}</span>
                    ) : (
                      <span className="quiet">
                        {terms.length === 0
                          ? t('product.free')
                          : terms
                              .map(term => `${fieldWords(term.field, term.value)}: ${reasonOf(term, buyer)}`)
                              .join(' · ')}
                      </span>
                    )}
                  </td>
                </tr>
              );
            })}
        </tbody>
      </table>
      {preview.more > 0 && <p className="quiet">{t('product.more', { count: preview.more })}</p>}
    </section>
  );
}
