import { useMutation } from '@tanstack/react-query';
import { endShareLink, listShareLinks, type Shared } from '@toptan/contract/sharing';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/query-client.ts';
import { useFailureToast } from '../../api/use-outcome.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';

interface StaffStripProps {
  shared: Shared;
  link: NonNullable<Shared['link']>;
  onEnded: () => void;
}

/** What staff see above the page of a link: how often it was opened, until when it runs, and its end. */
export function StaffStrip({ shared: { expiresAt }, link: { id, opened }, onEnded }: StaffStripProps) {
  const { t } = useTranslation('shared');
  const { date } = useFormat();
  const [isAsked, setAsked] = useState(false);
  const end = useMutation({
    mutationFn: () => call(endShareLink, { params: { id } }),
    onSuccess: () => {
      setAsked(false);
      onEnded();
      void refresh(listShareLinks);
    },
    onError: useFailureToast(t('staff.notEnded')),
  });
  return (
    <aside className="shared-staff">
      <Callout
        tone="accent"
        icon={<Eye aria-hidden="true" />}
        title={t('staff.title')}
        action={<Button onClick={() => setAsked(true)}>{t('staff.end')}</Button>}
      >
        {t('staff.opened', { count: opened, day: date(expiresAt, 'dayMonth') })}
      </Callout>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('staff.endTitle')}
        sentence={t('staff.endText')}
        confirmLabel={t('staff.end')}
        busy={end.isPending}
        onConfirm={() => end.mutate()}
      />
    </aside>
  );
}
