import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { ChoiceButton } from '../ui/form/choice-button.tsx';
import { CopyField } from '../ui/form/copy-field.tsx';
import { IconButton } from '../ui/form/icon-button.tsx';
import { EmailText } from '../ui/layout/email-text.tsx';
import { ActiveMark } from '../ui/table/active-mark.tsx';
import { ListEnd } from '../ui/table/list-end.tsx';
import { ListItem } from '../ui/table/list-item.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { SizeRun } from '../ui/trade/size-run.tsx';
import { Specimen } from './specimen.tsx';
import type { SpecimenWords } from './words.ts';

const run = ['28', '30', '32', '34', '36'];

/** A size run to fill, rows of a list on a phone, and what is handed on or under way. */
export function OrderSpecimens({ words }: { words: SpecimenWords }) {
  const [pieces, setPieces] = useState<Record<string, number>>({ 30: 12, 32: 24 });
  const [gender, setGender] = useState<'women' | 'men'>('women');
  return (
    <>
      <Specimen name="Size run">
        <SizeRun
          value={pieces}
          onChange={(size, next) => setPieces(before => ({ ...before, [size]: next }))}
          options={run.map(value => ({
            value,
            count: value === '34' ? 6 : 0,
            label: `${words.quantity}, ${value}`,
          }))}
          max={999}
          label={words.sizes}
        />
      </Specimen>
      <Specimen name="List item" grid>
        <ListItem
          picture={<Picture imageUrl={null} category="SHOES" alt="" sizes="56px" />}
          title={words.visible}
          end={<ActiveMark active>{words.active}</ActiveMark>}
          foot={<EmailText email="samer@alnoor-fashion.com" />}
          actions={
            <IconButton label={words.more}>
              <Pencil aria-hidden="true" />
            </IconButton>
          }
        >
          <span className="code">DS-4108</span>
        </ListItem>
        <ListItem
          title={words.shop}
          end={<ActiveMark active={false}>{words.inactive}</ActiveMark>}
          foot={words.notesText}
        />
      </Specimen>
      <Specimen name="Choice behind a button">
        <ChoiceButton
          label={words.gender}
          value={gender}
          onChange={setGender}
          options={[
            { value: 'women', label: words.women },
            { value: 'men', label: words.men },
          ]}
        />
      </Specimen>
      <Specimen name="Handing on, under way, broken off" grid>
        <CopyField value="https://toptan.example/set-password#kX3v" label={words.more} />
        <ProgressBar done={0.62} label={words.saving} />
        <ProgressBar done={0.62} label={words.saving} isShort />
        <ListEnd found={undefined} failed={words.failed} onRetry={() => {}} />
      </Specimen>
    </>
  );
}
