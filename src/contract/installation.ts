import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { username } from './fields.ts';
import { role } from './users.ts';

export const getInstallation = endpoint({
  method: 'GET',
  path: '/installation',
  access: 'public',
  summary: 'What the sign-in page may show of the installation; accounts only in development.',
  response: z.object({
    mode: z.enum(['development', 'production', 'test']),
    demoAccounts: z.array(
      z.object({ username, password: z.string().meta({ examples: ['дълга парола 1'] }), role }),
    ),
  }),
});
