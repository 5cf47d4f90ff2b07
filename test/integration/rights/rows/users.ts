import type { Callers } from '../callers.ts';
import { plain, row, staff, admins, anyCaller, signedIn, unknownId, type Row } from '../row.ts';

/** Has the form of a token and belongs to none. */
const unknownToken = 'A'.repeat(43);

let made = 0;
const freshUser = async ({ shop }: Callers): Promise<number> => {
  made += 1;
  const user = {
    username: `fresh-${made}`,
    email: `fresh-${made}@table.example`,
    firstName: 'Нов',
    lastName: 'Човек',
  };
  const { body } = await shop.admin.post<{ id: number }>('/users', {
    ...user,
    password: 'тайна дума 1',
    role: 'SUPPORT',
  });
  return body.id;
};
const userForm = () => {
  made += 1;
  return {
    username: `form-${made}`,
    email: `form-${made}@table.example`,
    firstName: 'Нов',
    lastName: 'Човек',
    role: 'SUPPORT',
    password: 'тайна дума 1',
  };
};

/** A response of no passkey. */
const noPasskey = { id: 'AQ', rawId: 'AQ', type: 'public-key' };
const noChallenge = { challenge: unknownId };

/** Calls of users. */
export const rows: Readonly<Record<string, Row>> = {
  'POST /auth/login': plain(anyCaller(401), '/auth/login', { username: 'unknown', password: 'wrong' }),
  'POST /auth/login/second': plain(anyCaller(401), '/auth/login/second', { ...noChallenge, code: '000000' }),
  'POST /auth/login/passkey/options': plain(anyCaller(401), '/auth/login/passkey/options', noChallenge),
  'POST /auth/login/passkey': plain(anyCaller(401), '/auth/login/passkey', {
    ...noChallenge,
    response: noPasskey,
  }),
  'POST /auth/passkey/options': plain(anyCaller(200), '/auth/passkey/options'),
  'POST /auth/passkey': plain(anyCaller(401), '/auth/passkey', { ...noChallenge, response: noPasskey }),
  'POST /merchants/:id/view': row([401, 403, 403, 403, 201, 403, 403, 201, 401], ({ merchantId }) => ({
    path: `/merchants/${merchantId}/view`,
    body: { reason: 'Въпрос на клиента' },
  })),
  'GET /auth/factors': plain(signedIn(200), '/auth/factors'),
  'POST /auth/factors/totp': plain(signedIn(201), '/auth/factors/totp'),
  'POST /auth/factors/totp/:id': plain(signedIn(404), '/auth/factors/totp/999999', {
    code: '000000',
    name: 'Телефон',
  }),
  'POST /auth/factors/passkeys/options': plain(signedIn(200), '/auth/factors/passkeys/options'),
  'POST /auth/factors/passkeys': plain(signedIn(422), '/auth/factors/passkeys', {
    ...noChallenge,
    name: 'Ключ',
    response: noPasskey,
  }),
  'DELETE /auth/factors/:id': plain(signedIn(404), '/auth/factors/999999'),
  'POST /auth/recovery-codes': plain(signedIn(409), '/auth/recovery-codes'),
  'POST /auth/prove/code': plain(signedIn(422), '/auth/prove/code', { code: '000000' }),
  'GET /auth/session': plain(signedIn(200), '/auth/session'),
  'GET /auth/sessions': plain(signedIn(200), '/auth/sessions'),
  'DELETE /auth/sessions': plain(signedIn(204), '/auth/sessions'),
  'DELETE /auth/sessions/:id': plain(signedIn(404), `/auth/sessions/${unknownId}`),
  'POST /auth/prove': plain(signedIn(422), '/auth/prove', { password: 'wrong' }),
  'PUT /auth/password': plain(signedIn(422), '/auth/password', {
    currentPassword: 'wrong',
    newPassword: 'тайна дума 2',
  }),
  'PUT /auth/name': plain(signedIn(204), '/auth/name', { firstName: 'Мария', lastName: 'Георгиева' }),
  'POST /auth/forgot': plain(anyCaller(202), '/auth/forgot', { email: 'unknown@table.example' }),
  'POST /auth/reset': plain(anyCaller(410), '/auth/reset', { token: unknownToken, password: 'парола1' }),
  'POST /auth/verify': plain(anyCaller(410), '/auth/verify', { token: unknownToken }),
  'POST /auth/verify/resend': plain(signedIn(202), '/auth/verify/resend'),
  'PUT /auth/email': plain(signedIn(422), '/auth/email', { email: 'new@table.example', password: 'wrong' }),
  'POST /auth/email/undo': plain(anyCaller(410), '/auth/email/undo', { token: unknownToken }),
  'PUT /auth/registration-email': plain(anyCaller(410), '/auth/registration-email', {
    token: unknownToken,
    email: 'new@table.example',
  }),
  'POST /users/:id/invitation': row(admins(202), async (_, callers) => ({
    path: `/users/${await freshUser(callers)}/invitation`,
  })),
  'GET /users': plain(admins(200), '/users'),
  'GET /users/stats': plain(admins(200), '/users/stats'),
  'GET /users/:id': row(admins(200), (_, { support }) => ({ path: `/users/${support.id}` })),
  'POST /users': row(admins(201), () => ({ path: '/users', body: userForm() })),
  'PUT /users/:id': row(admins(200), async (_, callers) => ({
    path: `/users/${await freshUser(callers)}`,
    body: userForm(),
  })),
  'DELETE /users/:id': row(admins(204), async (_, callers) => ({
    path: `/users/${await freshUser(callers)}`,
  })),
  'POST /users/:id/lock': row(admins(200), async (_, callers) => ({
    path: `/users/${await freshUser(callers)}/lock`,
  })),
  'POST /users/:id/unlock': row(staff, async (_, callers) => {
    const id = await freshUser(callers);
    await callers.shop.admin.post(`/users/${id}/lock`);
    return { path: `/users/${id}/unlock` };
  }),
  'GET /users/:id/factors': row(admins(200), async (_, callers) => ({
    path: `/users/${await freshUser(callers)}/factors`,
  })),
  'DELETE /users/:id/factors': row(admins(204), async (_, callers) => ({
    path: `/users/${await freshUser(callers)}/factors`,
  })),
  'GET /users/:id/sessions': row(admins(200), (_, { support }) => ({
    path: `/users/${support.id}/sessions`,
  })),
  'DELETE /users/:id/sessions/:sessionId': row(admins(404), (_, { support }) => ({
    path: `/users/${support.id}/sessions/${unknownId}`,
  })),
  'DELETE /users/:id/sessions': row(admins(204), async (_, callers) => ({
    path: `/users/${await freshUser(callers)}/sessions`,
  })),
  'GET /auth/merchants': plain(signedIn(200), '/auth/merchants'),
  'PUT /auth/session': plain(signedIn(404), '/auth/session', { merchantId: 999_999 }),
  'GET /exports/users': plain(admins(200), '/exports/users?format=csv'),
};
