import { ArrowRight, Check, Pencil, Plus, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { Button } from '../ui/form/button.tsx';
import { ChipRow } from '../ui/form/chip-row.tsx';
import { FilterChip } from '../ui/form/filter-chip.tsx';
import { IconButton } from '../ui/form/icon-button.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { Kbd } from '../ui/overlay/kbd.tsx';
import { Menu, MenuChoice, MenuItem, MenuRule } from '../ui/overlay/menu.tsx';
import { Popover } from '../ui/overlay/popover.tsx';
import { Specimen } from './specimen.tsx';
import type { SpecimenWords } from './words.ts';

export function ActionSpecimens({ words }: { words: SpecimenWords }) {
  const [busy, setBusy] = useState(false);
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system');
  return (
    <>
      <Specimen name="Button">
        <Button variant="primary">
          <Plus aria-hidden="true" />
          {words.add}
        </Button>
        <Button>{words.cancel}</Button>
        <Button variant="ghost">{words.cancel}</Button>
        <Button variant="danger">
          <Trash2 aria-hidden="true" />
          {words.remove}
        </Button>
        <Button variant="warn">{words.remove}</Button>
        <Button variant="repair">12</Button>
        <Button variant="primary" disabled>
          {words.save}
        </Button>
        <Button
          variant="primary"
          size="md"
          busy={busy}
          busyLabel={words.saving}
          onClick={() => setBusy(true)}
        >
          {words.save}
        </Button>
        <Button variant="danger" busy busyLabel={words.deleting}>
          {words.remove}
        </Button>
        <Button variant="link" asChild>
          <a href="#button">
            {words.viewBasket}
            <ArrowRight className="flip" aria-hidden="true" />
          </a>
        </Button>
      </Specimen>
      <Specimen name="Large button" grid>
        <Button variant="primary" size="lg" wide split>
          <span>{words.confirm}</span>
          <bdi className="ltr">₺29,185.00</bdi>
        </Button>
        <Button variant="primary" size="lg" wide busy busyLabel={words.saving}>
          {words.confirm}
        </Button>
        <Button size="lg" wide disabled split>
          <span>{words.confirm}</span>
          <bdi className="ltr">₺17,963.00</bdi>
        </Button>
      </Specimen>
      <Specimen name="Icon button, key, spinner">
        <IconButton label={words.save} shortcut="E">
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label={words.remove} size="sm" tone="danger">
          <Trash2 aria-hidden="true" />
        </IconButton>
        <IconButton label={words.more} disabled>
          <RotateCw aria-hidden="true" />
        </IconButton>
        <Kbd>/</Kbd>
        <Kbd>Esc</Kbd>
        <Spinner label={words.saving} />
        <FilterChip label={words.women} onRemove={() => {}} />
      </Specimen>
      <Specimen name="Menu and popover">
        <Menu trigger={<Button>{words.more}</Button>}>
          <MenuItem icon={<Pencil aria-hidden="true" />}>{words.save}</MenuItem>
          <MenuItem icon={<Check aria-hidden="true" />} disabled>
            {words.confirm}
          </MenuItem>
          <MenuRule />
          <MenuChoice
            label={words.status}
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'system', label: words.pending },
              { value: 'light', label: words.confirmed },
            ]}
          />
          <MenuRule />
          <MenuChoice
            look="tiles"
            label={words.quantity}
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'system', label: words.low },
              { value: 'light', label: words.medium },
              { value: 'dark', label: words.high },
            ]}
          />
          <MenuRule />
          <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger">
            {words.remove}
          </MenuItem>
        </Menu>
        <Popover trigger={<Button>{words.customer}</Button>} label={words.customer} align="start">
          <div className="w-72 p-2">
            <Segmented
              look="sunken"
              label={words.status}
              value={theme}
              onChange={setTheme}
              options={[
                { value: 'system', label: words.low },
                { value: 'light', label: words.medium },
                { value: 'dark', label: words.high },
              ]}
            />
          </div>
        </Popover>
      </Specimen>
      <Specimen name="Chips to swipe">
        <ChipRow
          label={words.status}
          items={(['low', 'medium', 'high'] as const).map(id => ({
            id,
            label: words[id],
            isCurrent: id === 'low',
            onChoose: () => undefined,
          }))}
        />
      </Specimen>
    </>
  );
}
