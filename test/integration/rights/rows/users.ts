import type { Callers } from '../callers.ts';
import { plain, row, staff, admins, anyCaller, signedIn, unknownId, type Row } from '../row.ts';

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
    password: 'парола1',
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
    password: 'парола1',
  };
};

/** Calls of users. */
export const rows: Readonly<Record<string, Row>> = {
  'POST /auth/login': plain(anyCaller(401), '/auth/login', { username: 'nobody', password: 'wrong' }),
  'GET /auth/session': plain(signedIn(200), '/auth/session'),
  'GET /auth/sessions': plain(signedIn(200), '/auth/sessions'),
  'DELETE /auth/sessions': plain(signedIn(204), '/auth/sessions'),
  'DELETE /auth/sessions/:id': plain(signedIn(404), `/auth/sessions/${unknownId}`),
  'POST /auth/prove': plain(signedIn(422), '/auth/prove', { password: 'wrong' }),
  'PUT /auth/password': plain(signedIn(422), '/auth/password', {
    currentPassword: 'wrong',
    newPassword: 'парола2',
  }),
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
  'DELETE /users/:id/sessions': row(admins(204), async (_, callers) => ({
    path: `/users/${await freshUser(callers)}/sessions`,
  })),
  'GET /exports/users': plain(admins(200), '/exports/users?format=csv'),
};
