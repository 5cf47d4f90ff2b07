import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { role } from './users.ts';

export const getInstallation = endpoint({
  method: 'GET',
  path: '/installation',
  access: 'public',
  summary: 'What the sign-in page may show of the installation; accounts only in development.',
  response: z.object({
    mode: z.enum(['development', 'production', 'test']),
    demoAccounts: z.array(z.object({ username: z.string(), password: z.string(), role })),
  }),
});
