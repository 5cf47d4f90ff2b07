import { randomBytes } from 'node:crypto';
import { referenceBytes, transferReferenceOf } from '#kernel/transfer-reference.ts';
import { bodyOf, camtOf, ibanOf } from '../../modules/banking/bank-files.ts';
import type { Callers, OwnedRecords } from '../callers.ts';
import { plain, readers, row, type Row } from '../row.ts';

const lists = [401, 200, 200, 200, 200, 200, 200, 200, 401] as const;
const added = [401, 201, 404, 403, 403, 201, 404, 403, 401] as const;
const changed = [401, 200, 404, 403, 403, 200, 404, 403, 401] as const;

let made = 70_000;
const next = (): number => (made += 1);

/** A bank account of the merchant, made once. */
const accountOf = async ({ merchantId }: OwnedRecords, { shop }: Callers): Promise<number> => {
  const [account] = await shop.database.rows<{ id: number }>(
    `insert into bank_accounts (merchant_id, iban, currency, created_at)
     values (:merchantId, :iban, 'EUR', now())
     on conflict (merchant_id, iban) do update set currency = 'EUR' returning id`,
    { merchantId, iban: ibanOf(merchantId) },
  );
  return account!.id;
};

/** A file of that account with a movement that no other file has. */
const fileOf = ({ merchantId }: OwnedRecords): Buffer =>
  camtOf({
    iban: ibanOf(merchantId),
    lines: [{ on: '2026-11-03', amount: 12, name: 'Платец', text: 'превод', reference: `R${next()}` }],
  });

/** A new movement of the merchant. */
export const bankLineOf = async (records: OwnedRecords, callers: Callers): Promise<number> => {
  const accountId = await accountOf(records, callers);
  const { merchantId } = records;
  const [line] = await callers.shop.database.rows<{ id: number }>(
    `with s as (
       insert into bank_statements (bank_account_id, merchant_id, format, file_sha256, lines, repeated, imported_by,
         imported_at)
       values (:accountId, :merchantId, 'CAMT053', :sha256, 1, 0, 'user:1', now()) returning id
     )
     insert into bank_lines (statement_id, bank_account_id, merchant_id, booked_on, amount_minor, currency, name, text,
       fingerprint, state)
     select s.id, :accountId, :merchantId, '2026-11-03', 1200, 'EUR', 'Платец', 'превод', :sha256, 'NEW' from s
     returning id`,
    { accountId, merchantId, sha256: `rights ${next()}` },
  );
  return line!.id;
};

/** A new movement of the merchant in another state. */
const lineIn = async (
  { records, callers }: Readonly<{ records: OwnedRecords; callers: Callers }>,
  change: string,
): Promise<string> => {
  const id = await bankLineOf(records, callers);
  await callers.shop.database.rows(`update bank_lines set ${change} where id = :id`, { id });
  return `/bank/lines/${id}`;
};

/** A transfer that a payer promised for a new link of the merchant. */
const promiseOf = async ({ merchantId }: OwnedRecords, { shop }: Callers): Promise<number> => {
  const reference = transferReferenceOf(randomBytes(referenceBytes));
  const [promise] = await shop.database.rows<{ id: number }>(
    `with l as (
       insert into payment_links (token, merchant_id, amount_minor, currency, charge_amount_minor, charge_currency, usage,
         status, expires_at, created_at, updated_at, version, origin)
       values (:token, :merchantId, 1200, 'EUR', 1200, 'EUR', 'SINGLE', 'ACTIVE', now() + interval '1 day', now(), now(), 1,
         'MERCHANT') returning id
     )
     insert into bank_promises (merchant_id, payment_link_id, reference, token, amount_minor, receiver, iban, language,
       promised_at, expires_at)
     select :merchantId, l.id, :reference, :token, 1200, 'Търговец', :iban, 'bg', '2026-11-02', now() + interval '1 day'
     from l returning id`,
    { merchantId, reference, token: `rights-of-a-transfer-${next()}`, iban: ibanOf(merchantId) },
  );
  return promise!.id;
};

/** Calls about bank accounts, their statements and movements; an accountant names the client. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /bank/accounts': plain(lists, '/bank/accounts'),
  'POST /bank/accounts': row(added, ({ merchantId }) => ({
    path: '/bank/accounts',
    body: { merchantId, iban: ibanOf(next()) },
  })),
  'PUT /bank/accounts/:id': row(changed, async (records, callers) => ({
    path: `/bank/accounts/${await accountOf(records, callers)}`,
    body: { keepsOutgoing: true },
  })),
  'GET /bank/statements': plain(lists, '/bank/statements'),
  'POST /bank/statements': row(added, async (records, callers) => {
    await accountOf(records, callers);
    return { path: '/bank/statements', body: bodyOf(fileOf(records), { merchantId: records.merchantId }) };
  }),
  'GET /bank/lines': plain(lists, '/bank/lines'),
  'GET /bank/lines/summary': plain(lists, '/bank/lines/summary'),
  'GET /bank/lines/:id': row(readers, async (records, callers) => ({
    path: `/bank/lines/${await bankLineOf(records, callers)}`,
  })),
  'POST /bank/lines/:id/match': row(changed, async (records, callers) => ({
    path: `/bank/lines/${await bankLineOf(records, callers)}/match`,
    body: { promiseId: await promiseOf(records, callers) },
  })),
  'POST /bank/lines/:id/unmatch': row(changed, async (records, callers) => ({
    path: `${await lineIn({ records, callers }, "state = 'IGNORED', aside_reason = 'BY_HAND'")}/unmatch`,
    body: {},
  })),
  'POST /bank/lines/:id/ignore': row(changed, async (records, callers) => ({
    path: `/bank/lines/${await bankLineOf(records, callers)}/ignore`,
  })),
  'POST /bank/lines/:id/returned': row(changed, async (records, callers) => ({
    path: `${await lineIn({ records, callers }, "state = 'TO_RETURN', to_return_minor = 1200")}/returned`,
    body: { returnedOn: '2026-11-03' },
  })),
};
