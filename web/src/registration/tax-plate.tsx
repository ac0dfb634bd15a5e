import './tax-plate.css';
import { getTaxPlate, type RegistrationRequest } from '@toptan/contract/registration';
import { Check, ImageOff, Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../api/call.ts';
import { Button } from '../ui/button/button.tsx';
import { DefinitionList } from '../ui/layout/definition-list.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';

interface TaxPlateProps {
  request: RegistrationRequest;
  /** Decides about a request that waits. */
  onDecide: ((decision: 'approve' | 'reject') => void) | undefined;
}

/** The picture of an applicant's tax certificate on the slip, which opens it large. */
export function TaxPlateButton({ request, onDecide }: TaxPlateProps) {
  const { t } = useTranslation('requests');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="slip-plate" onClick={() => setOpen(true)}>
        <PlatePicture request={request} />
        <span>
          <b className="block font-medium">{t('plate.title')}</b>
          <small>{t('plate.open')}</small>
        </span>
      </button>
      <TaxPlateDialog request={request} onDecide={onDecide} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const pictureOf = ({ id }: RegistrationRequest) => addressOf(getTaxPlate, { params: { id } });

function PlatePicture({ request, alt = '' }: { request: RegistrationRequest; alt?: string }) {
  const { t } = useTranslation('requests');
  const [isGone, setGone] = useState(false);
  if (isGone)
    return (
      <span className="plate-gone">
        <ImageOff aria-hidden="true" />
        {alt && t('plate.gone')}
      </span>
    );
  return <img src={pictureOf(request)} alt={alt} loading="lazy" onError={() => setGone(true)} />;
}

type TaxPlateDialogProps = TaxPlateProps & { open: boolean; onOpenChange: (open: boolean) => void };

function TaxPlateDialog({ request, onDecide, open, onOpenChange }: TaxPlateDialogProps) {
  const { t } = useTranslation(['requests', 'fields']);
  const { customerName, taxNumber } = request;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('plate.title')}
      size="sm"
      padded
      {...(onDecide && {
        footer: (
          <>
            <Button variant="warn" size="md" onClick={() => onDecide('reject')}>
              {t('reject.action')}
            </Button>
            <Button variant="primary" size="md" onClick={() => onDecide('approve')}>
              <Check aria-hidden="true" />
              {t('approve.action')}
            </Button>
          </>
        ),
      })}
    >
      <div className="grid gap-4">
        <DefinitionList
          items={[
            { term: t('fields:companyName'), value: <bdi className="font-semibold">{customerName}</bdi> },
            ...(taxNumber ? [{ term: t('taxNumber'), value: <bdi className="code">{taxNumber}</bdi> }] : []),
          ]}
        />
        <a className="plate-large" href={pictureOf(request)} target="_blank" rel="noreferrer">
          <PlatePicture request={request} alt={t('plate.of', { name: customerName })} />
        </a>
        <p className="text-13 leading-[1.5] text-ink-3">
          <Lock className="icon-14 inline-block align-[-2px] me-1" aria-hidden="true" />
          {t('plate.privacy')}
        </p>
      </div>
    </Dialog>
  );
}
