import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { useSetStatus } from './api.ts';
import { closeStatusQuestion, type StatusQuestion, useStatusQuestion } from './status-question-store.ts';

/** Shows what somebody else has made of the order meanwhile, and asks whether to go on; on the screen of every change. */
export function StatusQuestionDialog() {
  const question = useStatusQuestion(state => state.question);
  return question && <Question key={question.order.id} {...question} />;
}

function Question({ order, wanted, current, version, hasOtherLines }: StatusQuestion) {
  const { t } = useTranslation(['orders', 'adminOrders', 'words']);
  const isOpen = useStatusQuestion(state => state.isOpen);
  const setStatus = useSetStatus(order);
  const words = {
    number: order.orderNumber,
    version,
    current: t(`words:orderStatus.${current}`),
    wanted: t(`words:orderStatus.${wanted}`),
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={next => !next && closeStatusQuestion()}
      title={t(hasOtherLines ? 'adminOrders:linesChanged.title' : 'adminOrders:statusChanged.title')}
      sentence={t(
        hasOtherLines ? 'adminOrders:linesChanged.sentence' : 'adminOrders:statusChanged.sentence',
        words,
      )}
      tone="primary"
      confirmLabel={t('adminOrders:statusChanged.goOn', words)}
      cancelLabel={t('adminOrders:statusChanged.leave')}
      onConfirm={() => {
        closeStatusQuestion();
        setStatus.mutate({ status: wanted, expectedStatus: current, expectedVersion: version });
      }}
    />
  );
}
