import { openSum } from '#modules/invoices/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { StoredSuggestion, SuggestionView } from '../../domain/suggestion.ts';
import type { LineView } from './line-view.ts';

type Lines = readonly Pick<LineView, 'id' | 'merchantId' | 'amountMinor' | 'suggestions'>[];
type OpenDocument = Readonly<{
  id: number;
  merchantId: number;
  invoiceNumber: string;
  buyerName: string | null;
  openMinor: number;
}>;
type OpenPromise = NonNullable<SuggestionView['promise']> & Readonly<{ merchantId: number }>;
type Found = Readonly<{
  documents: ReadonlyMap<number, OpenDocument>;
  promises: ReadonlyMap<number, OpenPromise>;
}>;

const byId = <T extends Readonly<{ id: number }>>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** Documents and promises of suggestions that still wait for money. */
const findOpen = async (
  { database }: Readonly<{ database: Database }>,
  suggestions: readonly StoredSuggestion[],
): Promise<Found> => {
  const invoiceIds = suggestions.flatMap(({ invoices }) => invoices.map(({ invoiceId }) => invoiceId));
  const promiseIds = suggestions.flatMap(({ promiseId }) => (promiseId === null ? [] : [promiseId]));
  const documents = await database.rows<OpenDocument>(
    `select i.id, i.merchant_id as "merchantId", i.invoice_number as "invoiceNumber", i.buyer ->> 'name' as "buyerName",
       ${openSum} as "openMinor"
     from invoices i where i.id = any(cast(:invoiceIds as bigint[])) and ${openSum} > 0`,
    { invoiceIds },
  );
  const promises =
    promiseIds.length === 0
      ? []
      : await database.rows<OpenPromise>(
          `select b.id, b.merchant_id as "merchantId", b.reference, b.amount_minor as "amountMinor",
             b.customer_name as "customerName", l.description
           from bank_promises b join payment_links l on l.id = b.payment_link_id
           where b.id = any(cast(:promiseIds as bigint[])) and b.paid_at is null and b.withdrawn_at is null
             and l.status <> 'PAID' and (l.status <> 'CANCELLED' or l.invoice_id is not null)`,
          { promiseIds },
        );
  return { documents: byId(documents), promises: byId(promises) };
};

/** The suggestion with what is open now; null when something of it waits for no money any more. */
const viewOf = (
  { invoices, promiseId, score, reasons }: StoredSuggestion,
  { merchantId, amountMinor }: Lines[number],
  { documents, promises }: Found,
): SuggestionView | null => {
  const open = invoices.map(({ invoiceId }) => documents.get(invoiceId));
  const promise = promiseId === null ? null : promises.get(promiseId);
  const all = [...open, ...(promise === null ? [] : [promise])];
  if (!all.every((one) => one?.merchantId === merchantId)) return null;
  let left = amountMinor;
  const paid = (open as OpenDocument[]).map(({ id: invoiceId, invoiceNumber, buyerName, openMinor }) => {
    const amount = Math.min(openMinor, left);
    left -= amount;
    return { invoiceId, invoiceNumber, buyerName, openMinor, amountMinor: amount };
  });
  if (paid.some((one) => one.amountMinor === 0)) return null;
  const asked = promise?.amountMinor ?? paid.reduce((sum, { openMinor }) => sum + openMinor, 0);
  const { id, reference, customerName, description } = promise ?? {};
  return {
    score,
    reasons,
    isPart: amountMinor < asked,
    invoices: paid,
    promise:
      id === undefined
        ? null
        : {
            id,
            reference: reference!,
            amountMinor: asked,
            customerName: customerName!,
            description: description!,
          },
  };
};

/**
 * The suggestions of movements with what is open now, by movement; what waits for no money any more is left out. The caller
 * has checked the right.
 */
export const readSuggestions = async (
  deps: Readonly<{ database: Database }>,
  lines: Lines,
): Promise<ReadonlyMap<number, readonly SuggestionView[]>> => {
  const found = await findOpen(
    deps,
    lines.flatMap(({ suggestions }) => suggestions),
  );
  return new Map(
    lines.map((line) => [
      line.id,
      line.suggestions.map((one) => viewOf(one, line, found)).filter((one) => one !== null),
    ]),
  );
};
