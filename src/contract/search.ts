import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nullableText, searchText } from './fields.ts';
import { searchKinds } from './module-vocabulary.ts';

const searchResult = z.object({
  kind: z.enum(searchKinds),
  id,
  title: z.string().meta({
    description: 'The name, number or reference of the record.',
    examples: ['Работилница „Дърво и камък“ ООД'],
  }),
  detail: nullableText.meta({ examples: ['office@example.bg'] }),
});
/** One record found by the search of the back office. */
export type SearchResult = z.infer<typeof searchResult>;

export const searchRecords = endpoint({
  method: 'GET',
  path: '/search',
  access: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  summary:
    'Merchants, payments, invoices, payment links and users by name, reference, number, e-mail or token; of each kind the newest that the caller may see.',
  query: z.strictObject({
    search: searchText.pipe(z.string().min(2)).meta({ examples: ['Мария'] }),
  }),
  response: z.array(searchResult),
});
