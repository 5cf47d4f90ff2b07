import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { nullableText, username } from './fields.ts';
import { role } from './users/users.ts';

/** Facts for the sign-in page and the help of the portal. */
export const getInstallation = endpoint({
  method: 'GET',
  path: '/installation',
  access: 'public',
  summary: 'The mode of the installation, where to ask for help and, in development only, its demo accounts.',
  response: z.object({
    mode: z.enum(['development', 'production', 'test']),
    support: z.object({
      email: nullableText.meta({ examples: ['help@plateno.example'] }),
      phone: nullableText.meta({ examples: [null] }),
      statusUrl: nullableText.meta({
        description: 'A page with the status of the service.',
        examples: [null],
      }),
    }),
    demoAccounts: z.array(
      z.object({ username, password: z.string().meta({ examples: ['дълга парола 1'] }), role }),
    ),
  }),
});
