import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldContext } from '../../ui/form/field-context.ts';
import { FieldError } from '../../ui/form/field-error.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { HolderWords } from '../variants/holder-words.tsx';
import { likelyCode, wrongCode } from '../variants/variant-edits.ts';
import type { PackEdit } from './pack-edits.ts';
import type { PackEditsState } from './use-pack-edits.ts';

/** The barcodes of a pack; several with commas between them. */
export function PackCodes({
  edits,
  pack,
  number,
}: {
  edits: PackEditsState;
  pack: PackEdit;
  number: number;
}) {
  const { t } = useTranslation(['variants', 'products']);
  const id = useId();
  /** A barcode that is being typed is not marked as wrong before its field is left. */
  const [isTyping, setTyping] = useState(false);
  const holder = edits.holderOf(pack);
  const wrong = isTyping ? undefined : wrongCode(pack.codes);
  const likely = wrong === undefined ? undefined : likelyCode(wrong);
  const isWrong = wrong !== undefined || holder !== undefined;
  return (
    <div className="pack-codes">
      <label htmlFor={id}>{t('columns.codes')}</label>
      <FieldContext
        value={{
          controlId: id,
          labelId: `${id}-label`,
          invalid: isWrong,
          required: false,
          describedBy: isWrong ? `${id}-words` : undefined,
        }}
      >
        <TextInput
          code
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={pack.codes}
          aria-label={t(`products:packs.codesOf.${pack.unit}`, { number })}
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          onChange={event => edits.change(pack, { codes: event.target.value, moves: false })}
        />
      </FieldContext>
      {isWrong && (
        <FieldError id={`${id}-words`}>
          {holder ? (
            <HolderWords holder={holder} onMove={() => edits.change(pack, { moves: true })} />
          ) : likely ? (
            t('wrongDigit', { code: likely })
          ) : (
            t('noCode')
          )}
        </FieldError>
      )}
      {pack.moves && <p className="quiet">{t('moves')}</p>}
    </div>
  );
}
