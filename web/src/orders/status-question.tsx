import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { useSetStatus } from './api.ts';
import { closeStatusQuestion, type StatusQuestion, useStatusQuestion } from './status-question-store.ts';

/** Shows the status that somebody else has set meanwhile, and asks whether to go on; on the screen of every change. */
export function StatusQuestionDialog() {
  const question = useStatusQuestion(state => state.question);
  return question && <Question key={question.order.id} {...question} />;
}

function Question({ order, wanted, current }: StatusQuestion) {
  const { t } = useTranslation(['orders', 'words']);
  const isOpen = useStatusQuestion(state => state.isOpen);
  const setStatus = useSetStatus(order);
  const words = {
    number: order.orderNumber,
    current: t(`words:orderStatus.${current}`),
    wanted: t(`words:orderStatus.${wanted}`),
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={next => !next && closeStatusQuestion()}
      title={t('statusChanged.title')}
      sentence={t('statusChanged.sentence', words)}
      tone="primary"
      confirmLabel={t('statusChanged.goOn', words)}
      cancelLabel={t('statusChanged.leave')}
      onConfirm={() => {
        closeStatusQuestion();
        setStatus.mutate({ status: wanted, expectedStatus: current });
      }}
    />
  );
}
