import './by-maker.css';
import { type Maker, type OrderPromise, promiseOf } from '@toptan/contract/promise';
import { useTranslation } from 'react-i18next';
import { usePromiseWords } from '../i18n/use-promise-words.ts';

interface ByMakerProps {
  lines: readonly ({ productId: string } & Parameters<typeof promiseOf>[0][number])[];
  makers: readonly Maker[];
}

/** The promise of a basket or an order by the manufacturers of its goods, for staff. */
export function ByMaker({ lines, makers }: ByMakerProps) {
  const { t } = useTranslation(['desk', 'adminOrders']);
  const promiseWords = usePromiseWords();
  const inWords = (promise: OrderPromise) =>
    Object.values(promiseWords(promise)).filter(part => part !== null);
  const made = new Set(makers.flatMap(({ productIds }) => productIds));
  const parts = [
    ...makers.map(({ id, companyName, productIds }) => ({
      id,
      name: companyName,
      lines: lines.filter(({ productId }) => productIds.includes(productId)),
    })),
    {
      id: 'none',
      name: t('adminOrders:noManufacturer'),
      lines: lines.filter(({ productId }) => !made.has(productId)),
    },
  ];
  return (
    <section className="by-maker">
      <h3>{t('byMaker')}</h3>
      <dl>
        {parts
          .filter(part => part.lines.length > 0)
          .map(part => (
            <div key={part.id}>
              <dt>
                <bdi>{part.name}</bdi>
              </dt>
              {inWords(promiseOf(part.lines)).map(words => (
                <dd key={words}>{words}</dd>
              ))}
            </div>
          ))}
      </dl>
    </section>
  );
}
