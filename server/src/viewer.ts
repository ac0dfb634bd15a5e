import { type Charges, eachCharge } from '@toptan/contract/amounts';
import type { Role } from '@toptan/contract/auth';
import { stockMax } from '@toptan/contract/catalog/products';
import { dayInIstanbul } from '@toptan/contract/days';
import { type StockView, stockInView } from '@toptan/contract/portal';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from './db/client.ts';
import { literal } from './db/literal.ts';
import { type Preparable, prepared } from './db/prepared.ts';
import { notFound, Refusal } from './refusal.ts';

/** The form of a viewer, by which statements differ: a shop sees neither inactive products nor cost prices and manufacturers. */
export type ViewerForm = { kind: 'staff' } | { kind: 'shop'; stockView: StockView };

/**
 * The viewer: everything that an answer depends on beside its address and the database. Queries take it and nothing else of the
 * caller, and its JSON is in the name of a cached answer. Shops that see the same are equal.
 */
export type Viewer = ViewerForm & {
  /** The day in Istanbul, `2026-11-27`; the age of new products is counted in days. */
  day: string;
};

declare const proven: unique symbol;

/** A viewer with its rows, and with what an order is charged at present. */
type Scope = Viewer & Charges & ({ kind: 'staff' } | { kind: 'shop'; customerId: string });

/**
 * A viewer with the rows that it reaches: staff those of every customer, a shop its own. Only `ownViewerOf` makes one, so that a
 * query of such rows does not compile without.
 */
export type OwnViewer = Scope & { [proven]: true };

/** A shop, which reaches its own rows. */
export type ShopViewer = OwnViewer & { kind: 'shop' };

/** The facts about a user that decide the viewer. */
type ViewerFacts = { role: Role; settings: { stockView: StockView } & Charges };

/** The viewer that all users with the same view share. */
export function viewerOf({ role, settings: { stockView } }: ViewerFacts): Viewer {
  const day = dayInIstanbul();
  return role === 'admin' ? { kind: 'staff', day } : { kind: 'shop', stockView, day };
}

/** @throws Refusal 404 for a shop without a customer */
export function ownViewerOf({
  customerId,
  ...facts
}: ViewerFacts & { customerId: string | null }): OwnViewer {
  const viewer = { ...viewerOf(facts), ...eachCharge(key => facts.settings[key]) };
  const prove = (scope: Scope) => scope as OwnViewer;
  if (viewer.kind === 'staff') return prove(viewer);
  if (customerId === null) throw notFound();
  return prove({ ...viewer, customerId });
}

/**
 * The viewer of goods that staff read as a shop does: `asShop` of the contract.
 * @returns null where the call names no shop
 * @throws Refusal 403 for a shop that sends these parameters
 */
export function asShop(
  { role, settings }: ViewerFacts,
  { customerId, stock }: { customerId?: string | undefined; stock?: 'exact' | undefined },
): OwnViewer | null {
  if (customerId === undefined && stock === undefined) return null;
  if (role !== 'admin') throw new Refusal('forbidden', 'Only administrators read goods as a shop does');
  if (customerId === undefined) return null;
  const stockView = stock === 'exact' ? 'pieces' : settings.stockView;
  return ownViewerOf({ role: 'shop', customerId, settings: { ...settings, stockView } });
}

/** The viewer of staff, where no user looks: in jobs and within commands. */
export const staffViewer = (): Viewer => ({ kind: 'staff', day: dayInIstanbul() });

/** Whether rows of this customer are within reach. */
export const canAccess = (viewer: OwnViewer, customerId: string): boolean =>
  viewer.kind === 'staff' || viewer.customerId === customerId;

/** `canAccess` in SQL; undefined where all rows are within reach. */
export const inScope = (viewer: OwnViewer, customerId: Parameters<typeof eq>[0]): SQL | undefined =>
  viewer.kind === 'staff' ? undefined : eq(customerId, viewer.customerId);

/** The viewer's view of the stock: staff see every piece, a shop the part that the wholesaler shows. */
export const stockViewOf = (viewer: ViewerForm): StockView =>
  viewer.kind === 'staff' ? 'pieces' : viewer.stockView;

/** `stockInView` in SQL. */
export function piecesFor(viewer: ViewerForm, pieces: SQLWrapper): SQL<number> {
  const view = stockViewOf(viewer);
  if (view === 'pieces') return sql`${pieces}`;
  return sql`least(${pieces}, ${literal(stockInView(stockMax, view))})`;
}

/** A prepared statement gets the form alone, because all of it is in its name. */
const formOf = (viewer: ViewerForm): ViewerForm =>
  viewer.kind === 'staff' ? { kind: 'staff' } : { kind: 'shop', stockView: viewer.stockView };

/** A statement that is prepared once for each form of viewer. */
export function preparedFor<Statement>(
  name: string,
  build: (db: Queryable, viewer: ViewerForm) => Preparable<Statement>,
): (db: Queryable, viewer: ViewerForm) => Statement {
  const forms = new Map<string, (db: Queryable) => Statement>();
  return (db, viewer) => {
    const form = formOf(viewer);
    const named = [name, 'for', ...Object.values(form)].join('_');
    const statement = forms.get(named) ?? prepared(named, each => build(each, form));
    forms.set(named, statement);
    return statement(db);
  };
}
