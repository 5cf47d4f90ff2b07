import { accepted } from '#test/support/application/api-client.ts';
import type { OwnedRecords, Callers } from '../callers.ts';
import { merchants, plain, row, type Row } from '../row.ts';

const accountants = [401, 403, 403, 403, 403, 200, 200, 403, 401] as const;

/** A client that the accountant can lose: others need the merchant of the records. */
const freshClient = async ({ shop, own, accountant }: Callers): Promise<number> => {
  const { id } = await shop.registerMerchant();
  accepted(await shop.admin.put(`/users/${accountant.id}/merchants`, { merchantIds: [own.id, id] }));
  return id;
};

const freshQuestion = async (
  { merchantId }: OwnedRecords,
  { shop, accountant }: Callers,
): Promise<number> => {
  const [question] = await shop.database.rows<{ id: number }>(
    `insert into merchant_questions (merchant_id, asked_by, question, asked_at)
     values (:merchantId, :askedBy, 'За какво е плащането?', now()) returning id`,
    { merchantId, askedBy: accountant.id },
  );
  return question!.id;
};

/** Calls of accountants, and of merchants about the questions of accountants. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /accountant/clients': plain(accountants, '/accountant/clients?month=2026-11'),
  'DELETE /accountant/clients/:merchantId': row(
    [401, 403, 403, 403, 403, 204, 404, 403, 401],
    async ({ merchantId }, callers) => ({
      path: `/accountant/clients/${merchantId === callers.own.id ? await freshClient(callers) : merchantId}`,
    }),
  ),
  'POST /accountant/packs': row([401, 403, 403, 403, 403, 200, 404, 403, 401], ({ merchantId }) => ({
    path: '/accountant/packs',
    body: { month: '2026-11', merchantIds: [merchantId] },
  })),
  'GET /accountant/questions': plain(accountants, '/accountant/questions'),
  'POST /merchants/:id/questions': row([401, 403, 403, 403, 403, 201, 404, 403, 401], ({ merchantId }) => ({
    path: `/merchants/${merchantId}/questions`,
    body: { question: 'За какво е плащането?' },
  })),
  'GET /merchants/me/questions': plain(merchants(200, 200), '/merchants/me/questions'),
  'POST /merchants/me/questions/:id/answer': row(
    [401, 200, 404, 403, 403, 403, 403, 403, 401],
    async (records, callers) => ({
      path: `/merchants/me/questions/${await freshQuestion(records, callers)}/answer`,
      body: { answer: 'За маса.' },
    }),
  ),
};
