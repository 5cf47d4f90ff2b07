import type { Actor } from '#kernel/actor.ts';
import { businessDateOf, firstOfMonth, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';
import type { CustomerRecord } from '../domain/customer.ts';
import { statementOf, type Statement } from '../domain/statement.ts';
import type { DocumentsOfCustomers } from '../ports/documents-of-customers.ts';

type Days = Readonly<{ from?: BusinessDate | undefined; to?: BusinessDate | undefined }>;
type Deps = Readonly<{
  documents: DocumentsOfCustomers;
  clock: Clock;
  /** @throws SignInNeeded, NotAllowed, CustomerNotFound */
  findCustomer(actor: Actor, customerId: number): Promise<CustomerRecord>;
}>;

export type CustomerAccount = Readonly<{ customer: CustomerRecord; statement: Statement }>;

/**
 * Prints an account as PDF, A4: Bulgarian, or Bulgarian with English beside it.
 * @param signal aborted when the caller disconnects: a queued document is then not printed
 * @throws DocumentsAway, PrintFailed, PrintQueueFull, CallerLeft
 */
export type PrintStatement = (
  account: CustomerAccount,
  signal: AbortSignal,
) => Promise<Readonly<{ fileName: string; content: Uint8Array }>>;

/**
 * The account of a customer that the actor may see, until today at the latest; this month by default. A CASHIER sees the
 * own documents of today in it.
 * @throws SignInNeeded, NotAllowed, CustomerNotFound; InvalidFields at `from` for a day after the last one
 */
export const getStatement = async (
  { documents, clock, findCustomer }: Deps,
  actor: Actor,
  customerId: number,
  days: Days,
): Promise<CustomerAccount> => {
  const customer = await findCustomer(actor, customerId);
  const today = businessDateOf(clock.now());
  const to = days.to === undefined || days.to > today ? today : days.to;
  const from = days.from ?? firstOfMonth(to);
  if (from > to) throw new InvalidFields([{ field: 'from', code: 'fields.period-reversed' }]);
  const records = recordsVisibleTo(actor, clock);
  const issued = await documents.of({ customerId, until: to, records });
  return { customer, statement: statementOf(issued, { from, to }) };
};
