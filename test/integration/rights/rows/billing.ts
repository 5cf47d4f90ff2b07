import type { Callers, OwnedRecords } from '../callers.ts';
import { admins, merchants, plain, row, staff, type Row } from '../row.ts';

const month = '2009-10';

/** The bill of a merchant for a month, made once; it waits for a document. */
const billOf = async (merchantId: number, { shop }: Callers): Promise<number> => {
  const [bill] = await shop.database.rows<{ id: number }>(
    `insert into platform_bills (merchant_id, month, charged_minor, returned_minor, taken_minor, plan_minor, made_at)
     values (:merchantId, :month, 45, 0, 0, 0, now())
     on conflict (merchant_id, month) do update set made_at = now() returning id`,
    { merchantId, month },
  );
  return bill!.id;
};

/** A bill of each merchant that calls. */
const ofCallers = async (path: string, callers: Callers) => {
  for (const { id } of [callers.own, callers.other, callers.suspended]) await billOf(id, callers);
  return { path };
};

const staffOnBill = async ({ merchantId }: OwnedRecords, callers: Callers) => ({
  path: `/bills/${await billOf(merchantId, callers)}`,
});

/** Calls about bills of Plateno: of merchants about their own, of the back office about all. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /merchants/me/bills': plain(merchants(200, 200), '/merchants/me/bills'),
  'GET /merchants/me/bills/:month': row(merchants(200, 200), (_, callers) =>
    ofCallers(`/merchants/me/bills/${month}`, callers),
  ),
  // It waits: there is no document yet.
  'GET /merchants/me/bills/:month/pdf': row(merchants(409, 409), (_, callers) =>
    ofCallers(`/merchants/me/bills/${month}/pdf`, callers),
  ),
  'GET /bills': plain(staff, '/bills'),
  'GET /bills/summary': plain(staff, '/bills/summary'),
  'GET /bills/:id': row(staff, staffOnBill),
  // This installation has no operator.
  'POST /bills/run': plain(admins(409), '/bills/run', { month }),
};
