import type { BuyerRequest as Presented } from '#contract/invoices/buyer-requests.ts';
import type { Actor } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Database } from '#platform/database/database.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { BuyerRequestNotFound } from '../../domain/failures.ts';

type Deps = Readonly<{ database: Database }>;
type Filters = Readonly<{ state?: Presented['state'] | undefined; invoiceId?: number | undefined }>;
type ListRequest = Readonly<{ filters: Filters; page: PageRequest<string> }>;

/** A request for another buyer with its document; the total in minor units, instants in ISO 8601. */
export type BuyerRequestView = Omit<Presented, 'total'> & Readonly<{ totalMinor: number }>;

const columns = `r.id, r.payment_id as "paymentId", r.invoice_id as "invoiceId", i.invoice_number as "invoiceNumber",
  i.total_minor as "totalMinor", i.currency, r.buyer, r.obstacle, r.state, r.reason, r.created_at as "createdAt",
  r.answered_at as "answeredAt"`;
const source = 'buyer_requests r join invoices i on i.id = r.invoice_id';

const conditions: Readonly<Record<keyof Filters, string>> = {
  state: 'r.state = :state',
  invoiceId: 'r.invoice_id = :invoiceId',
};

/** The requests of payers of the caller's merchant. @throws SignInNeeded, NotAllowed */
export const listOwnBuyerRequests = async (
  { database }: Deps,
  actor: Actor,
  { filters, page }: ListRequest,
): Promise<Page<BuyerRequestView>> => {
  const merchantId = mustHold(actor, 'WRITE_DOCUMENTS', 'invoices:read');
  const { state = null, invoiceId = null } = filters;
  return keysetPage(
    database,
    {
      columns,
      source,
      countSource: 'buyer_requests r',
      where: `r.merchant_id = :merchantId and ${conditionsOf(conditions, filters)}`,
      bindings: { merchantId, state, invoiceId },
      idColumn: 'r.id',
      sortColumn: 'r.id',
    },
    page,
  );
};

/** @throws SignInNeeded, NotAllowed, BuyerRequestNotFound also for that of another merchant */
export const getOwnBuyerRequest = async (
  { database }: Deps,
  actor: Actor,
  id: number,
): Promise<BuyerRequestView> => {
  const merchantId = mustHold(actor, 'WRITE_DOCUMENTS', 'invoices:read');
  const [request] = await database.rows<BuyerRequestView>(
    `select ${columns} from ${source} where r.id = :id and r.merchant_id = :merchantId`,
    { id, merchantId },
  );
  if (request === undefined) throw new BuyerRequestNotFound();
  return request;
};
