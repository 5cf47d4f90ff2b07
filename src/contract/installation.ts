import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { username } from './fields.ts';
import { role } from './users.ts';

/** Facts for the sign-in page. */
export const getInstallation = endpoint({
  method: 'GET',
  path: '/installation',
  access: 'public',
  summary: 'The mode of the installation and, in development only, its demo accounts.',
  response: z.object({
    mode: z.enum(['development', 'production', 'test']),
    demoAccounts: z.array(
      z.object({ username, password: z.string().meta({ examples: ['дълга парола 1'] }), role }),
    ),
  }),
});
