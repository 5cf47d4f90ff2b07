import type { Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { mustReadBills, ownerOfBills } from '../../application/policies.ts';
import { BillNotFound } from '../../domain/failures.ts';
import {
  billColumns,
  billSource,
  filteredBills,
  openOfBill,
  totalOfBill,
  type BillFilters,
  type BillView,
} from './bill-view.ts';

const sortColumns = {
  id: 'b.id',
  month: 'b.month',
  total: totalOfBill,
  open: openOfBill,
  merchantName: 'm.business_name',
} as const;
export type BillSort = keyof typeof sortColumns;

export type BillDeps = Readonly<{ database: Database; clock: Clock; config: Pick<Config, 'publicUrl'> }>;

const pageOf = (
  { database, clock, config }: BillDeps,
  filters: BillFilters,
  page: PageRequest<BillSort>,
): Promise<Page<BillView>> => {
  const { where, bindings } = filteredBills(filters, businessDateOf(clock.now()));
  return keysetPage<BillView>(
    database,
    {
      columns: billColumns,
      source: billSource,
      where,
      bindings: { ...bindings, publicUrl: config.publicUrl },
      idColumn: 'b.id',
      sortColumn: sortColumns[page.sortBy],
    },
    page,
  );
};

type Query = Readonly<{ actor: Actor; filters: BillFilters; page: PageRequest<BillSort> }>;

/** One page of the bills of the actor's merchant. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const listOwnBills = async (
  deps: BillDeps,
  { actor, filters, page }: Query,
): Promise<Page<BillView>> => pageOf(deps, { ...filters, merchantId: ownerOfBills(actor) }, page);

/** One page of the bills of all merchants. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const listBills = async (deps: BillDeps, { actor, filters, page }: Query): Promise<Page<BillView>> => {
  mustReadBills(actor);
  return pageOf(deps, filters, page);
};

const oneOf = async ({ database, clock, config }: BillDeps, filters: BillFilters): Promise<BillView> => {
  const { where, bindings } = filteredBills(filters, businessDateOf(clock.now()));
  const [bill] = await database.rows<BillView>(
    `select ${billColumns} from ${billSource} where ${where} limit 1`,
    {
      ...bindings,
      publicUrl: config.publicUrl,
    },
  );
  if (bill === undefined) throw new BillNotFound();
  return bill;
};

/** The bill of the actor's merchant for a month. @throws SignInNeeded, SecondFactorRequired, NotAllowed, BillNotFound */
export const getOwnBill = async (deps: BillDeps, actor: Actor, month: string): Promise<BillView> =>
  oneOf(deps, { merchantId: ownerOfBills(actor), month });

/** A bill of any merchant. @throws SignInNeeded, SecondFactorRequired, NotAllowed, BillNotFound */
export const getBill = async (deps: BillDeps, actor: Actor, id: number): Promise<BillView> => {
  mustReadBills(actor);
  return oneOf(deps, { ids: [id] });
};

/** A credit note to the document of a bill. */
export type BillNote = Readonly<{ invoiceId: number; invoiceNumber: string; amountMinor: number }>;

/** The credit notes for fees given back to the document of a bill; the caller has checked the right. */
export const notesOfBill = (
  { database }: Pick<BillDeps, 'database'>,
  { invoiceId }: BillView,
): Promise<BillNote[]> =>
  database.rows<BillNote>(
    `select n.invoice_id as "invoiceId", i.invoice_number as "invoiceNumber", n.amount_minor as "amountMinor"
     from invoices i join platform_bill_notes n on n.invoice_id = i.id
     where i.corrects_invoice_id = :invoiceId and i.annulled_at is null order by n.id`,
    { invoiceId },
  );
