import type { Invitation } from '#contract/team/invitations.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { Callers } from '../callers.ts';
import { anyCaller, merchants, plain, row, signedIn, type Row } from '../row.ts';

/** Has the form of a token and belongs to none. */
const token = 'A'.repeat(43);

let made = 0;
const form = () => {
  made += 1;
  return { email: `invited-${made}@table.example`, kind: 'TEAM', role: 'VIEWER' };
};
const freshInvitation = async ({ own }: Callers): Promise<number> =>
  accepted(await own.api.post<Invitation>('/merchants/me/invitations', form())).id;
/** An accountant of the caller's merchant. */
const freshAccountant = async ({ shop }: Callers, merchantId: number): Promise<number> => {
  const { id } = await shop.addStaff('ACCOUNTANT');
  accepted(await shop.admin.put(`/users/${id}/merchants`, { merchantIds: [merchantId] }));
  return id;
};

/** Calls of team. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /merchants/me/team': plain(merchants(200, 200), '/merchants/me/team'),
  'PUT /merchants/me/team/:userId': plain(merchants(404, 403), '/merchants/me/team/999999', {
    role: 'VIEWER',
  }),
  'DELETE /merchants/me/team/:userId': plain(merchants(404, 403), '/merchants/me/team/999999'),
  'DELETE /auth/merchants/:merchantId': plain(signedIn(404), '/auth/merchants/999999'),
  'GET /merchants/me/invitations': plain(merchants(200, 200), '/merchants/me/invitations'),
  'POST /merchants/me/invitations': row(merchants(201, 403), () => ({
    path: '/merchants/me/invitations',
    body: form(),
  })),
  'DELETE /merchants/me/invitations/:id': row(
    [401, 204, 404, 403, 403, 403, 403, 403, 401],
    async (_, callers) => ({ path: `/merchants/me/invitations/${await freshInvitation(callers)}` }),
  ),
  'POST /invitations/read': plain(anyCaller(410), '/invitations/read', { token }),
  'POST /invitations/accept': plain(anyCaller(410), '/invitations/accept', { token }),
  'POST /invitations/refuse': plain(anyCaller(410), '/invitations/refuse', { token }),
  'GET /merchants/me/accountants': plain(merchants(200, 200), '/merchants/me/accountants'),
  'DELETE /merchants/me/accountants/:userId': row(
    [401, 204, 404, 403, 403, 403, 403, 403, 401],
    async ({ merchantId }, callers) => ({
      path: `/merchants/me/accountants/${await freshAccountant(callers, merchantId)}`,
    }),
  ),
  'GET /merchants/me/access-log': plain(merchants(200, 200), '/merchants/me/access-log'),
};
