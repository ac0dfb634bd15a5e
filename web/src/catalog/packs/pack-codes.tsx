import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColorName } from '../../i18n/use-color-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/form/button.tsx';
import { FieldContext } from '../../ui/form/field-context.ts';
import { TextInput } from '../../ui/form/text-input.tsx';
import { likelyCode, wrongCode } from '../variants/variant-edits.ts';
import type { PackEdit } from './pack-edits.ts';
import type { CodeHolder, PackEditsState } from './use-pack-edits.ts';

/** The holder of a barcode in words: a size and color of a product, or a pack of it. */
function HolderWords({ holder, onMove }: { holder: CodeHolder; onMove: () => void }) {
  const { t } = useTranslation(['variants', 'products']);
  const { list } = useFormat();
  const colorName = useColorName();
  const { productName: product, size, color, pack, isActive } = holder;
  const variant = list([
    pack && t(`products:packs.of.${pack.unit}`, { count: pack.pieces }),
    color && colorName(color),
    size,
    isActive ? null : t('inactive'),
  ]);
  return (
    <>
      {variant ? t('takenByVariant', { product, variant }) : t('takenBy', { product })}{' '}
      {holder.mayMove && (
        <Button variant="link" onClick={onMove}>
          {t('moveHere')}
        </Button>
      )}
    </>
  );
}

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
          ...{ controlId: id, labelId: `${id}-label`, invalid: isWrong, required: false },
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
          onChange={event => edits.change(pack.key, { codes: event.target.value, moves: false })}
        />
      </FieldContext>
      {isWrong && (
        <p id={`${id}-words`} className="field-error" role="alert">
          <CircleAlert aria-hidden="true" />
          <span>
            {holder ? (
              <HolderWords holder={holder} onMove={() => edits.change(pack.key, { moves: true })} />
            ) : likely ? (
              t('wrongDigit', { code: likely })
            ) : (
              t('noCode')
            )}
          </span>
        </p>
      )}
      {pack.moves && <p className="quiet">{t('moves')}</p>}
    </div>
  );
}
