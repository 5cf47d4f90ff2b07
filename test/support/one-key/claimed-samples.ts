import { password } from '#test/support/application/build.ts';
import type { Callers } from '#test/integration/rights/callers.ts';
import { accountSamples } from './account-samples.ts';
import type { Sample } from './further-samples.ts';
import { remoteSamples } from './remote-samples.ts';

let made = 0;
const unused = (): string => `claimed-${(made += 1)}@example.bg`;

/** Calls whose key is claimed before them. */
export const claimedSamples: Readonly<Record<string, (callers: Callers) => Promise<Sample>>> = {
  ...accountSamples,
  ...remoteSamples,
  'POST /merchants/register': async () => ({
    path: '/merchants/register',
    body: {
      businessName: 'Работилница „Дърво и камък“ ООД',
      businessType: 'SERVICE',
      email: unused(),
      phoneNumber: '0888 123 456',
      address: 'гр. Пловдив, ул. „Отец Паисий“ № 5',
      password,
    },
  }),
  'POST /users': async () => {
    const email = unused();
    const names = { firstName: 'Силвия', lastName: 'Петрова' };
    return { path: '/users', body: { username: email, email, ...names, role: 'SUPPORT', password } };
  },
  'PUT /users/:id': async ({ shop }) => {
    const { id } = await shop.addStaff('SUPPORT');
    const email = unused();
    const names = { firstName: 'Силвия', lastName: 'Петрова' };
    const body = { username: email, email, ...names, role: 'ACCOUNTANT', password: 'друга дълга парола 2' };
    return { path: `/users/${id}`, body };
  },
  'POST /auth/forgot': async ({ shop }) => {
    const { email } = await shop.addMerchant();
    return { path: '/auth/forgot', body: { email } };
  },
  'POST /auth/prove': async ({ own }) => ({
    path: '/auth/prove',
    body: { password },
    token: own.token,
  }),
  'PUT /auth/password': async ({ shop }) => ({
    path: '/auth/password',
    body: { currentPassword: password, newPassword: 'друга дълга парола 2' },
    token: (await shop.addMerchant()).token,
  }),
};
