import { ListFilter, Rows2, Rows4 } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { ChipRow } from '../ui/form/chip-row.tsx';
import { DayFilter } from '../ui/form/day-filter.tsx';
import { DropZone } from '../ui/form/drop-zone.tsx';
import { Field } from '../ui/form/field.tsx';
import { FigureProblem } from '../ui/form/figure-problem.tsx';
import { MoneyInput } from '../ui/form/money-input.tsx';
import { PasswordInput } from '../ui/form/password-input.tsx';
import { SearchBox } from '../ui/form/search-box.tsx';
import { SearchSelect } from '../ui/form/search-select.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { Select } from '../ui/form/select.tsx';
import { Stepper } from '../ui/form/stepper.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { Textarea } from '../ui/form/textarea.tsx';
import { ToggleChips } from '../ui/form/toggle-chips.tsx';
import { CapacityBars } from '../ui/trade/capacity-bars.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { StatusGlyph } from '../ui/trade/status-glyph.tsx';
import { StatusSelect } from '../ui/trade/status-select.tsx';
import { Swatch } from '../ui/trade/swatch.tsx';
import { Specimen } from './specimen.tsx';
import type { SpecimenWords } from './words.ts';

const sizes = ['26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36'];
const colors = ['White', 'Black', 'Grey', 'Red', 'Blue', 'Yellow', 'Green'];
const statuses = ['pending', 'confirmed', 'in_production', 'shipped', 'delivered', 'cancelled'] as const;

export function FormSpecimens({ words }: { words: SpecimenWords }) {
  const [price, setPrice] = useState('1120.00');
  const [day, setDay] = useState<string | undefined>('2026-11-30');
  const [pieces, setPieces] = useState(12);
  const [gender, setGender] = useState<'women' | 'men' | 'unisex'>('women');
  const [capacity, setCapacity] = useState<'low' | 'medium' | 'high'>('medium');
  const [density, setDensity] = useState<'comfortable' | 'compact'>('compact');
  const [status, setStatus] = useState<(typeof statuses)[number]>('in_production');
  const [chosenSizes, setChosenSizes] = useState(['28', '30', '32', '34', '36']);
  const [chosenColors, setChosenColors] = useState(['Black', 'Yellow']);
  const [checked, setChecked] = useState(true);
  const [search, setSearch] = useState('TPT-24-09');
  const statusOptions = statuses.map(value => ({ value, label: words[value] }));
  return (
    <>
      <Specimen name="Fields" grid>
        <Field label={words.shop} required>
          <TextInput defaultValue="Gülçiçek Moda" />
        </Field>
        <Field label={words.shop} required error={words.shopError}>
          <TextInput />
        </Field>
        <Field label={words.email} hint={words.emailHint} aside={words.more}>
          <TextInput type="email" dir="ltr" defaultValue="samer@alnoor-fashion.com" />
        </Field>
        <Field label="SKU">
          <TextInput code defaultValue="DS-4108" />
        </Field>
        <Field label={words.price} required>
          <MoneyInput value={price} onChange={setPrice} />
        </Field>
        <DayFilter label={words.date} value={day} onDay={setDay} />
        <Field label={words.stock}>
          <Stepper value={pieces} onChange={setPieces} min={0} max={999} size="sm" wide />
        </Field>
        <Field label={words.password}>
          <PasswordInput size="lg" defaultValue="kumas-pazari-17" autoComplete="new-password" />
        </Field>
        <Field label={words.shop}>
          <TextInput size="lg" disabled defaultValue="Kardelen Giyim" />
        </Field>
        <Field label={words.description}>
          <Textarea defaultValue={words.notesText} />
        </Field>
        <Field label={words.category}>
          <Select
            value="a"
            onChange={() => {}}
            options={[
              { value: 'a', label: words.women },
              { value: 'b', label: words.men },
            ]}
          />
        </Field>
        <Field label={words.gender} group>
          <Segmented
            look="field"
            value={gender}
            onChange={setGender}
            options={[
              { value: 'women', label: words.women },
              { value: 'men', label: words.men },
              { value: 'unisex', label: words.unisex },
            ]}
          />
        </Field>
        <Field label={words.stock} group>
          <Segmented
            look="field"
            value={capacity}
            onChange={setCapacity}
            options={(['low', 'medium', 'high'] as const).map(value => ({
              value,
              label: words[value],
              icon: <CapacityBars capacity={value} />,
            }))}
          />
        </Field>
      </Specimen>
      <Specimen name="Search, filters, density">
        <SearchBox label={words.search} value="" onSearch={() => {}} className="max-w-72" />
        <SearchBox
          label={words.search}
          value={search}
          onSearch={setSearch}
          hotkey={false}
          className="max-w-72"
        />
        <Select
          look="button"
          label={words.status}
          leading={<ListFilter aria-hidden="true" />}
          value="all"
          onChange={() => {}}
          options={[
            { value: 'all', label: words.allStatus },
            ...statuses.map(value => ({ value, label: words[value], icon: <StatusGlyph tone={value} /> })),
          ]}
        />
        <Select
          look="slot"
          label={words.assign}
          placeholder={words.assign}
          value={undefined}
          onChange={() => {}}
          options={[{ value: 'a', label: 'Merter Tekstil' }]}
        />
        <SearchSelect
          look="slot"
          label={words.assign}
          placeholder={words.assign}
          value={undefined}
          onChange={() => {}}
          options={[{ value: 'a', label: 'Merter Tekstil' }]}
          search={{ text: '', onSearch: () => {}, label: words.search, note: '' }}
        />
        <StatusSelect value={status} onChange={setStatus} options={statusOptions} label={words.status} />
        <StatusSelect
          value="pending"
          onChange={() => {}}
          options={statusOptions}
          label={words.status}
          disabled
        />
        <Segmented
          look="icons"
          label={words.more}
          value={density}
          onChange={setDensity}
          options={[
            { value: 'comfortable', label: 'Comfortable', icon: <Rows2 aria-hidden="true" /> },
            { value: 'compact', label: 'Compact', icon: <Rows4 aria-hidden="true" /> },
          ]}
        />
        <Segmented
          label={words.active}
          value={gender}
          onChange={setGender}
          options={[
            { value: 'women', label: words.active, count: 387 },
            { value: 'men', label: words.inactive, count: 25 },
          ]}
        />
      </Specimen>
      <Specimen name="Marks">
        <Checkbox checked={checked} onChange={setChecked}>
          {words.active}
        </Checkbox>
        <Checkbox checked="mixed" onChange={() => {}} label={words.allOrders} />
        <Checkbox checked={false} onChange={() => {}} label={words.allOrders} />
        <Checkbox checked={false} onChange={() => {}} label={words.allOrders} disabled />
        <Switch checked={checked} onChange={setChecked} label={words.active} hint={words.visible} />
        <Switch checked={false} onChange={() => {}} label={words.inactive} disabled />
        <Stepper value={pieces} onChange={setPieces} label={words.quantity} min={0} max={999} />
        <Stepper value={1} onChange={() => {}} label={words.quantity} max={999} size="sm" />
        <FigureProblem value={4000} min={0} max={999} name={words.quantity} onRepair={setPieces} />
      </Specimen>
      <Specimen name="Chip row">
        <ChipRow
          label={words.category}
          items={sizes.slice(0, 4).map((id, at) => ({
            id,
            label: id,
            count: String(12 * at),
            isCurrent: at === 1,
            onChoose: () => {},
          }))}
        />
      </Specimen>
      <Specimen name="Product form" grid>
        <DropZone
          onFile={() => {}}
          accept="image/*"
          label={words.more}
          prompt="Drop a new picture here or"
          choose="choose a file"
          hint="PNG, JPG, GIF (Max 5MB)"
          preview={<Picture imageUrl={null} category="CLOTHING" alt="" ratio="3/4" sizes="268px" />}
          upload={{
            name: 'trenckot-sari-on.jpg',
            done: 0.64,
            figures: (
              <>
                <bdi>2.1 / 3.3 MB</bdi>
                <bdi>64%</bdi>
              </>
            ),
            onRemove: () => {},
          }}
        />
        <div className="grid gap-4">
          <Field label={words.sizes} aside={chosenSizes.join(', ')} group>
            <ToggleChips
              value={chosenSizes}
              onChange={setChosenSizes}
              options={sizes.map(value => ({ value, label: value }))}
            />
          </Field>
          <Field label={words.colors} group>
            <ToggleChips
              look="words"
              value={chosenColors}
              onChange={setChosenColors}
              options={colors.map(value => ({ value, label: value, icon: <Swatch color={value} /> }))}
            />
          </Field>
        </div>
      </Specimen>
    </>
  );
}
