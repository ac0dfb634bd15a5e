import {
  type addToBasket,
  type BasketItem,
  lineQuantityMax,
  type setBasketQuantity,
} from '@toptan/contract/basket';
import type { BodyOf } from '@toptan/contract/endpoint';
import type { FieldError } from '@toptan/contract/errors';
import { maxOrderLines } from '@toptan/contract/orders';
import type { CustomerScope } from '../auth/scope.ts';
import { holdArticles } from '../catalog/products/queries.ts';
import { findVariant, readAxes } from '../catalog/variants/queries.ts';
import { lockCustomer } from '../customers/queries.ts';
import type { Database, Transaction } from '../db/client.ts';
import { pipelined } from '../db/pipeline.ts';
import { notify } from '../events/notify.ts';
import { claimKey, type RepeatableCall, storeAnswer } from '../idempotency.ts';
import { fieldRefusal, orNotFound, Refusal } from '../refusal.ts';
import { addPieces, readLinesOf, removeLine, setQuantity } from './queries.ts';

/** Size and colour as a basket line names them. */
type Choice = { selectedSize: string | null; selectedColor: string | null };

const choiceMessages = {
  required: 'Choose one of those that the product offers',
  not_offered: 'The product does not offer it',
};

/** What is wrong with one choice: missing though there is something to choose, or not among it. */
function choiceProblem(
  offered: readonly string[],
  chosen: string | null,
): keyof typeof choiceMessages | null {
  if (offered.length === 0) return chosen === null ? null : 'not_offered';
  if (chosen === null) return 'required';
  return offered.includes(chosen) ? null : 'not_offered';
}

/** One answer, so that no shop finds out which products are hidden from it. */
const unavailable = () =>
  fieldRefusal('product_unavailable', 'productId', 'not_offered', 'The product is not for sale');

/** Why a variant cannot be added: the product does not offer the size or the colour, or staff have closed the variant. */
async function closedRefusal(tx: Transaction, productId: string, choice: Choice): Promise<Refusal> {
  const { sizes, colors } = await readAxes(tx, productId);
  const fields: FieldError[] = [];
  const check = (path: string, offered: string[], chosen: string | null) => {
    const code = choiceProblem(offered, chosen);
    if (code) fields.push({ path, code, message: choiceMessages[code] });
  };
  check('selectedSize', sizes, choice.selectedSize);
  check('selectedColor', colors, choice.selectedColor);
  if (fields.length === 0) return unavailable();
  return new Refusal('validation_failed', 'Choose a size and a colour', { fields });
}

/** Why pieces do not go in: their line is full, or there is none and the basket is. */
function fullRefusal(lines: readonly BasketItem[], { selectedSize, selectedColor }: Choice): Refusal {
  if (lines.some(line => line.selectedSize === selectedSize && line.selectedColor === selectedColor))
    return new Refusal('basket_line_full', `A basket line holds at most ${lineQuantityMax} pieces`);
  const message = `A basket holds at most ${maxOrderLines} lines`;
  const field: FieldError = { path: '', code: 'too_many', message, limit: maxOrderLines };
  return new Refusal('basket_full', message, { fields: [field] });
}

const lineOf = (lines: readonly BasketItem[], id: string): BasketItem =>
  orNotFound(lines.find(item => item.id === id));

/** Baskets change all the time: open screens get a notice, and no event is stored. */
const notifyBasket = (db: Database, customerId: string) => notify(db, [{ topic: 'basket', customerId }]);

/**
 * Adds pieces of a product in a size and colour to a customer's basket.
 * @param call null: the call carried no `Idempotency-Key`, and adds again when it is repeated
 * @throws Refusal 404, `customer_inactive`, `product_unavailable` (also where there is no such product),
 * `basket_full`, `basket_line_full`, `idempotency_key_reused`, or 400 with the field
 */
export async function addToCustomerBasket(
  db: Database,
  wanted: BodyOf<typeof addToBasket>,
  call: RepeatableCall | null,
): Promise<BasketItem> {
  const { customerId, productId, quantity } = wanted;
  const choice = {
    selectedSize: wanted.selectedSize || null,
    selectedColor: wanted.selectedColor || null,
  };
  const added = await db.transaction(async tx => {
    const [customer, earlier, articles, variant] = await pipelined([
      // So that no transaction counts the basket's lines while another one adds some.
      lockCustomer(tx, customerId),
      call && claimKey<BasketItem>(tx, call),
      holdArticles(tx, [productId]),
      findVariant(tx, { productId, size: choice.selectedSize, color: choice.selectedColor }),
    ]);
    const { isActive } = orNotFound(customer);
    if (earlier) return earlier;
    if (!isActive) throw new Refusal('customer_inactive', 'The customer is inactive');
    if (!articles.get(productId)?.isActive) throw unavailable();
    if (!variant?.isOpen) throw await closedRefusal(tx, productId, choice);
    const [id, lines] = await pipelined([
      addPieces(tx, { customerId, productId, variantId: variant.id, quantity }),
      readLinesOf(tx, customerId, productId),
    ]);
    if (id === undefined) throw fullRefusal(lines, choice);
    const line = lineOf(lines, id);
    if (call) await storeAnswer(tx, call, line);
    return line;
  });
  notifyBasket(db, customerId);
  return added;
}

/** Sets the pieces of a basket line; 404 when it is not within the scope. */
export async function setLineQuantity(
  db: Database,
  scope: CustomerScope,
  id: string,
  { quantity }: BodyOf<typeof setBasketQuantity>,
): Promise<BasketItem> {
  const { customerId, line } = await db.transaction(async tx => {
    const changed = orNotFound(await setQuantity(tx, scope, id, quantity));
    const lines = await readLinesOf(tx, changed.customerId, changed.productId);
    return { customerId: changed.customerId, line: lineOf(lines, id) };
  });
  notifyBasket(db, customerId);
  return line;
}

/** Removes a basket line; 404 when it is not within the scope. */
export async function removeFromCustomerBasket(
  db: Database,
  scope: CustomerScope,
  id: string,
): Promise<void> {
  const { customerId } = orNotFound(await removeLine(db, scope, id));
  notifyBasket(db, customerId);
}
