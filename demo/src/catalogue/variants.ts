import { checkDigit } from '@toptan/contract/catalog/gtin';
import type { DemoColor } from '../offering.ts';
import type { DemoLine, DemoProduct } from '../types.ts';
import { products } from './products.ts';

type DemoVariant = Pick<DemoLine, 'product' | 'size' | 'color'> & { sku: string; gtin: string };

const colorCodes: Record<DemoColor, string> = {
  White: 'WHT',
  Black: 'BLK',
  Grey: 'GRY',
  Red: 'RED',
  Blue: 'BLU',
  Yellow: 'YLW',
  Green: 'GRN',
  Beige: 'BEI',
  Navy: 'NVY',
  Burgundy: 'BUR',
};

/** 'TS-1042-BLK-M'. */
const skuOf = ({ sku, sizeSet }: DemoProduct, size: string | null, color: DemoColor) =>
  [sku, colorCodes[color], sizeSet === 'one' ? null : size].filter(part => part !== null).join('-');

/** Numbers of barcodes of one company, one after the other. */
function gtinOf(number: number): string {
  const digits = `8697420${String(number).padStart(5, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}

/** Every size of every product in every color, with its SKU and the number of its barcode. */
export function variants(): DemoVariant[] {
  return products
    .flatMap((product, index) =>
      (product.sizes.length ? product.sizes : [null]).flatMap(size =>
        product.colors.map(color => ({ product: index, size, color, sku: skuOf(product, size, color) })),
      ),
    )
    .map((variant, at) => ({ ...variant, gtin: gtinOf(at + 1) }));
}
