import * as z from 'zod';
import { findableKinds } from '#kernel/finder.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

const hit = z.object({ kind: z.enum(findableKinds), id, title: z.string(), detail: z.string().nullable() });
export type Hit = z.infer<typeof hit>;

export const searchEverything = endpoint({
  method: 'GET',
  path: '/search',
  access: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  summary:
    'Merchants, payments, invoices, links and users by name, reference, number, e-mail or token; of each kind the newest few that the caller may see.',
  query: z.strictObject({ search: z.string().trim().min(2).max(200) }),
  response: z.array(hit),
});
