import './list-end.css';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';

interface ListEndProps {
  /** '12 orders': read out whenever it changes, also when there are none; undefined while it is not known. */
  found: string | undefined;
  /** Shows that the rows behind the last one could not be loaded. */
  failed: string | undefined;
  onRetry: () => void;
  /** True: in sight above the dock, wherever the list is scrolled to. */
  floating?: boolean;
}

/** The foot of a list that grows while it is scrolled: nothing to see, unless it could not grow. */
export function ListEnd({ found, failed, onRetry, floating = false }: ListEndProps) {
  const { t } = useTranslation('ui');
  return (
    <>
      <p className="sr-only" role="status">
        {found}
      </p>
      {failed !== undefined && (
        <div className={classNames('list-end', floating && 'list-end-floating')} role="alert">
          {failed}
          <Button onClick={onRetry}>
            <RotateCw aria-hidden="true" />
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </>
  );
}
