import { Shirt } from 'lucide-react';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Button } from '../ui/form/button.tsx';
import { FilterChip } from '../ui/form/filter-chip.tsx';
import { Specimen } from './specimen.tsx';
import type { SpecimenWords } from './words.ts';

const tiles = ['one', 'two', 'three', 'four'];

export function StateSpecimens({ words }: { words: SpecimenWords }) {
  const go = (
    <Button variant="primary">
      <Shirt aria-hidden="true" />
      {words.showAll}
    </Button>
  );
  return (
    <>
      <Specimen name="States" grid>
        <EmptyState
          title={words.empty}
          text={words.emptyText}
          chips={[words.women, words.category].map(label => (
            <FilterChip key={label} label={label} onRemove={() => {}} />
          ))}
          action={go}
        />
        <EmptyState art="basket" title={words.current} text={words.emptyText} action={go} />
        <EmptyState art="papers" title={words.nothing} text={words.emptyText} action={go} />
        <ErrorState title={words.failed} text={words.failedText} onRetry={() => {}} />
      </Specimen>
      <Specimen name="Skeleton" grid>
        {tiles.map(tile => (
          <div key={tile} className="grid gap-2">
            <Skeleton shape="picture" />
            <Skeleton width="72%" height="14px" />
            <Skeleton width="34%" height="14px" />
            <Skeleton shape="thin" width="26%" />
            <Skeleton shape="text" width="48%" />
          </div>
        ))}
      </Specimen>
    </>
  );
}
