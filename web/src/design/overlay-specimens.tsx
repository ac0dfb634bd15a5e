import { Check } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../ui/feedback/toast-store.ts';
import { Button } from '../ui/form/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { FormErrors, FormSection } from '../ui/form/form-section.tsx';
import { PasswordInput } from '../ui/form/password-input.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { DefinitionList } from '../ui/layout/definition-list.tsx';
import { SummaryRows } from '../ui/layout/summary-rows.tsx';
import { BottomSheet, PickList } from '../ui/overlay/bottom-sheet.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { Dialog, PlainDialog } from '../ui/overlay/dialog.tsx';
import { SheetSection, SideSheet } from '../ui/overlay/side-sheet.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { ProgressSteps } from '../ui/trade/progress-line.tsx';
import { StatusBadge } from '../ui/trade/status-badge.tsx';
import { StatusGlyph } from '../ui/trade/status-glyph.tsx';
import { Specimen } from './specimen.tsx';
import type { SpecimenWords } from './words.ts';

const statuses = ['pending', 'confirmed', 'in_production', 'shipped', 'delivered', 'cancelled'] as const;
type Shown = 'form' | 'plain' | 'side' | 'bottom' | 'delete' | 'deleting' | 'approve';

export function OverlaySpecimens({ words }: { words: SpecimenWords }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const close = (open: boolean) => {
    if (!open) setShown(null);
  };
  const button = (name: Shown) => (
    <Button key={name} onClick={() => setShown(name)}>
      {name}
    </Button>
  );
  return (
    <>
      <Specimen name="Toasts">
        <Button
          onClick={() =>
            toast({
              title: words.added,
              variant: 'success',
              action: { label: words.viewBasket, onSelect: () => {} },
            })
          }
        >
          success
        </Button>
        <Button
          onClick={() => toast({ title: words.error, description: words.invalid, variant: 'destructive' })}
        >
          destructive
        </Button>
        <Button onClick={() => toast({ title: words.notes, description: words.notesText })}>default</Button>
      </Specimen>
      <Specimen name="Overlays">
        {(['form', 'plain', 'side', 'bottom', 'delete', 'deleting', 'approve'] as const).map(button)}
      </Specimen>
      <Dialog
        open={shown === 'form'}
        onOpenChange={close}
        size="lg"
        title={words.save}
        code="MUS-0405"
        onSubmit={() => setShown(null)}
        footNote={<FormErrors>2</FormErrors>}
        footer={
          <>
            <Button onClick={() => setShown(null)}>{words.cancel}</Button>
            <Button variant="primary" type="submit">
              {words.save}
            </Button>
          </>
        }
      >
        <FormSection title={words.identity} hint={words.identityHint}>
          <Field label={words.customer} span={2}>
            <TextInput code defaultValue="MUS-0405" />
          </Field>
          <Field label={words.shop} span={4} required error={words.shopError}>
            <TextInput autoFocus />
          </Field>
          <Field label={words.customer} span={6} required aside={words.visible}>
            <TextInput defaultValue="Gülçiçek Moda Pazarlama A.Ş." />
          </Field>
        </FormSection>
        <FormSection title={words.email} hint={words.emailHint}>
          {[1, 2, 3].map(key => (
            <Field key={key} label={words.email} span={2}>
              <TextInput defaultValue="+90 505 118 73 40" dir="ltr" />
            </Field>
          ))}
        </FormSection>
        <FormSection title={words.password} hint={words.identityHint}>
          <Field label={words.shop} span={3}>
            <TextInput code defaultValue="gulcicek" />
          </Field>
          <Field label={words.password} span={3}>
            <PasswordInput autoComplete="new-password" />
          </Field>
          <Switch checked onChange={() => {}} label={words.active} hint={words.visible} />
        </FormSection>
      </Dialog>
      <PlainDialog open={shown === 'plain'} onOpenChange={close} title={words.add} className="md:w-[928px]">
        <div className="grid md:grid-cols-2">
          <Picture imageUrl={null} category="BAGS" alt="" sizes="400px" />
          <div className="p-6">
            <h2 className="surface-title">{words.add}</h2>
          </div>
        </div>
      </PlainDialog>
      <SideSheet
        open={shown === 'side'}
        onOpenChange={close}
        title={
          <>
            {words.order} - <span className="code">TPT-25-01482</span>
          </>
        }
        subtitle={<span className="code">1b9ad04f…</span>}
        onPrevious={null}
        onNext={() => {}}
      >
        <SheetSection>
          <ProgressSteps
            status="in_production"
            steps={{
              pending: { label: words.pending, note: '18 Nov' },
              confirmed: { label: words.confirmed, note: '18 Nov' },
              in_production: { label: words.in_production, note: '19 Nov' },
              shipped: { label: words.shipped },
              delivered: { label: words.delivered },
            }}
          />
        </SheetSection>
        <SheetSection title={words.customer}>
          <DefinitionList
            wide
            items={[
              {
                term: words.customer,
                value: <span className="font-medium">İpek Yolu Tekstil</span>,
                half: true,
              },
              { term: words.more, value: <bdi className="ltr">+90 212 513 40 18</bdi>, half: true },
              { term: words.email, value: <bdi>toptan@ipekyolu.com.tr</bdi> },
            ]}
          />
        </SheetSection>
        <SheetSection title={words.status}>
          <DefinitionList
            wide
            items={[
              {
                term: words.status,
                value: <StatusBadge tone="in_production">{words.in_production}</StatusBadge>,
                half: true,
              },
              { term: words.total, value: <bdi className="ltr font-medium">₺24,061.00</bdi>, half: true },
            ]}
          />
        </SheetSection>
        <SheetSection>
          <SummaryRows
            rows={[
              { label: words.subtotal, value: '₺24,036.00' },
              { label: words.fee, value: '₺25.00' },
              { label: words.total, value: '₺24,061.00', strong: true },
            ]}
          />
        </SheetSection>
      </SideSheet>
      <BottomSheet
        open={shown === 'bottom'}
        onOpenChange={close}
        title={words.status}
        subtitle={<span className="code">TPT-25-01484</span>}
      >
        <PickList
          label={words.status}
          value="confirmed"
          onPick={() => setShown(null)}
          options={statuses.map(value => ({
            value,
            label: words[value],
            icon: <StatusGlyph tone={value} />,
          }))}
        />
      </BottomSheet>
      <ConfirmDialog
        open={shown === 'delete' || shown === 'deleting'}
        onOpenChange={close}
        busy={shown === 'deleting'}
        title={words.deleteTitle}
        sentence={words.deleteText}
        things={[
          {
            id: 'a',
            code: 'TPT-25-01485',
            name: 'Şahin Giyim San. ve Tic. Ltd. Şti.',
            figure: '₺118,450.00',
          },
          { id: 'b', code: 'TPT-25-01484', name: 'متجر النور للأزياء', figure: '₺41,870.50' },
          { id: 'c', code: 'TPT-25-01483', name: 'Gülçiçek Moda', figure: '₺14,980.00' },
        ]}
        total={{ label: '3', figure: '₺175,300.50' }}
        confirmLabel={words.remove}
        busyLabel={words.deleting}
        onConfirm={() => setShown(null)}
      />
      <ConfirmDialog
        open={shown === 'approve'}
        onOpenChange={close}
        tone="primary"
        title={words.approved}
        sentence={words.emailHint}
        confirmLabel={words.confirm}
        icon={<Check aria-hidden="true" />}
        onConfirm={() => setShown(null)}
      >
        <DefinitionList
          items={[
            { term: words.customer, value: <b>Zeytin Dalı Giyim</b> },
            { term: words.email, value: 'ayse@zeytindaligiyim.com' },
          ]}
        />
      </ConfirmDialog>
    </>
  );
}
