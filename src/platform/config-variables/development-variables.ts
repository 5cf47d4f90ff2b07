import * as z from 'zod';
import { text, variables } from './variable.ts';

/** Set for a development installation only, most of them by `npm start` itself. */
export const developmentVariables = {
  SEED: z.enum(['demo', 'none']).default('demo').register(variables, {
    description: 'what an empty development database is filled with',
    example: 'none',
    details: '`none`: only the administrator. Production refuses `demo`.',
  }),
  SANDBOX_URL: z.url().optional().register(variables, {
    description: 'where the sandbox card provider listens',
    example: 'http://localhost:8081',
    defaultText: 'set by `npm start`',
  }),
  SANDBOX_CONTROL_TOKEN: text().optional().register(variables, {
    description: 'the token of the sandbox’s control URL',
    example: 'control',
    defaultText: 'made by `npm start`',
    details: '`plateno sandbox` and the demo use it.',
  }),
  MAILBOX_URL: z.url().optional().register(variables, {
    description: 'where the development mailbox is read',
    example: 'http://localhost:8082',
    defaultText: 'set by `npm start`',
  }),
};
