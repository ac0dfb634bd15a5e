import './definition-list.css';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface DefinitionListProps {
  /** half: shares its line with the next half, on wide screens and with `wide`. */
  items: readonly { term: string; value: ReactNode; half?: boolean }[];
  /** Two pairs on a line. */
  wide?: boolean;
  className?: string;
}

/** Terms and their values, in aligned columns. Callers leave empty values out. */
export function DefinitionList({ items, wide, className }: DefinitionListProps) {
  const list = (
    <dl className={classNames('dl', wide && 'dl-wide', className)}>
      {items.map(item => (
        <Fragment key={item.term}>
          <dt>{item.term}</dt>
          <dd className={item.half ? 'dl-half' : undefined}>{item.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
  return wide ? <div className="dl-wide">{list}</div> : list;
}
