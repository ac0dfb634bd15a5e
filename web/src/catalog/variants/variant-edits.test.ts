import { describe, expect, it } from 'vitest';
import {
  changeOf,
  likelyCode,
  pastedBlock,
  pasteInto,
  plainCodes,
  proposedSkus,
  wrongCode,
} from './variant-edits.ts';

const cell = { size: '30', color: 'Blue' };
const stored = {
  id: 'a',
  ...cell,
  sku: 'KOT-30',
  codes: ['8690123450367'],
  isActive: true,
  offered: true,
};

describe('what an edit sends', () => {
  it('is what differs from what is stored', () => {
    expect(changeOf(cell, stored, {})).toBeNull();
    expect(changeOf(cell, stored, { sku: ' KOT-30 ', codes: '869 0123 45036-7', move: true })).toBeNull();
    expect(changeOf(cell, stored, { isActive: false })).toEqual({ ...cell, isActive: false });
    expect(changeOf(cell, stored, { sku: '', codes: '' })).toEqual({ ...cell, sku: '', codes: [] });
    expect(changeOf(cell, stored, { codes: '8690123450367, 96385074', move: true })).toEqual({
      ...cell,
      codes: ['8690123450367', '96385074'],
      move: true,
    });
  });

  it('begins with nothing for a size that is new', () => {
    expect(changeOf(cell, undefined, {})).toBeNull();
    expect(changeOf(cell, undefined, { sku: 'KOT-30' })).toEqual({ ...cell, sku: 'KOT-30' });
  });
});

describe('typed barcodes', () => {
  it('are several between commas, in any digits', () => {
    expect(plainCodes('8690123450367، ٩٦٣٨٥٠٧٤; 1')).toEqual(['8690123450367', '96385074']);
    expect(wrongCode('8690123450367, 96385075')).toBe('96385075');
    expect(wrongCode('8690123450367, ')).toBeUndefined();
  });

  it('are told what may be meant where the check digit alone is wrong', () => {
    expect(likelyCode('869-0123-45036-1')).toBe('8690123450367');
    expect(likelyCode('8.69E+12')).toBeUndefined();
  });
});

describe('proposed SKUs', () => {
  const turkish: Record<string, string> = { Blue: 'Mavi', Red: 'Kırmızı', Green: 'Yeşil', Grey: 'Gri' };
  const propose = (colors: (string | null)[], nameOf: (color: string) => string) => {
    const cells = colors.map(color => ({ size: '30', color }));
    return cells.map(proposedSkus('PN-3002', cells, nameOf));
  };

  it('are model, color and size, in Latin capitals', () => {
    expect(propose(['Blue', 'Red', 'Green'], color => turkish[color] ?? '')).toEqual([
      'PN-3002-MAV-30',
      'PN-3002-KIR-30',
      'PN-3002-YES-30',
    ]);
    expect(propose(['Blue'], () => 'أزرق')).toEqual(['PN-3002-BLU-30']);
  });

  it('tell colors apart that begin alike', () => {
    expect(propose(['Green', 'Grey', 'Red'], color => color)).toEqual([
      'PN-3002-GREE-30',
      'PN-3002-GREY-30',
      'PN-3002-RED-30',
    ]);
    expect(propose(['Red', 'Redwood'], color => color)).toEqual(['PN-3002-RED-30', 'PN-3002-REDW-30']);
  });

  it('leave out what the product has none of', () => {
    const cells = [{ size: null, color: null }];
    expect(cells.map(proposedSkus('CN-1', cells, color => color))).toEqual(['CN-1']);
  });
});

describe('pasting', () => {
  const keys = ['a', 'b', 'c'];

  it('fills the column down, and beside the SKUs the barcodes', () => {
    const column = pastedBlock('1\r\n\r\n3\r\n4\r\n');
    expect(pasteInto(keys, { key: 'a', column: 'codes' }, column ?? [])).toEqual({
      a: { codes: '1' },
      c: { codes: '3' },
    });
    const block = pastedBlock('s1\tc1\tx\ns2\tc2\ty');
    expect(pasteInto(keys, { key: 'b', column: 'sku' }, block ?? [])).toEqual({
      b: { sku: 's1', codes: 'c1' },
      c: { sku: 's2', codes: 'c2' },
    });
  });

  it('leaves one value to the field itself', () => {
    expect(pastedBlock('8690123450367')).toBeNull();
    expect(pastedBlock('8690123450367\n')).toBeNull();
  });
});
