import {
  type Color,
  deleteColor,
  deleteSizeSet,
  listColors,
  listSizeSets,
  type SizeSet,
} from '@toptan/contract/catalog/sizing';
import { updateColor, updateSizeSet } from '@toptan/contract/catalog/sizing-changes';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/use-outcome.ts';
import { useNameInLanguage } from '../../i18n/use-color-name.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';

export type Sized = { words: 'sets'; row: SizeSet } | { words: 'colors'; row: Color };

const changed = [listSizeSets, listColors];

const isInUse = (error: unknown) => hasCode(error, 'in_use');

interface SizingDeletionProps {
  sized: Sized;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a size set or a color goes. One that products use stays, and can be deactivated instead. */
export function SizingDeletion({ sized, ...dialog }: SizingDeletionProps) {
  const { t } = useTranslation(['sizing', 'staffRefusals', 'words', 'ui']);
  const nameOf = useNameInLanguage();
  const { words, row } = sized;
  const params = { id: row.id };
  const deletion = useAction({
    done: t(`${words}.deleted`),
    failed: t('deleteFailed'),
    isShown: isInUse,
    changed,
  });
  const deactivation = useAction({ done: t('deactivated'), failed: t(`${words}.saveFailed`), changed });
  const things = [{ id: row.id, name: nameOf(row) }];
  const close = () => dialog.onOpenChange(false);
  if (isInUse(deletion.error))
    return (
      <ConfirmDialog
        {...dialog}
        tone="primary"
        title={t('deleteFailed')}
        sentence={t('staffRefusals:code.in_use')}
        things={things}
        {...(row.isActive && {
          confirmLabel: t('deactivate'),
          busy: deactivation.isPending,
          onConfirm: () =>
            deactivation.mutate(
              () =>
                call(words === 'sets' ? updateSizeSet : updateColor, { params, body: { isActive: false } }),
              { onSettled: close },
            ),
        })}
        cancelLabel={row.isActive ? t('words:cancel') : t('ui:close')}
      />
    );
  return (
    <ConfirmDialog
      {...dialog}
      title={t(`${words}.deleteTitle`)}
      sentence={t(`${words}.deleteSentence`)}
      things={things}
      icon={<Trash2 aria-hidden="true" />}
      confirmLabel={t('words:delete')}
      busyLabel={t('deleting')}
      busy={deletion.isPending}
      onConfirm={() =>
        deletion.mutate(() => call(words === 'sets' ? deleteSizeSet : deleteColor, { params }), {
          onSettled: (_, error) => !isInUse(error) && close(),
        })
      }
    />
  );
}
