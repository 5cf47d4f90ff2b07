import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idParams, instant, integer } from '../fields.ts';

const recordImport = z.object({
  id: id.meta({ examples: [7] }),
  records: z.enum(['CUSTOMERS', 'ITEMS']).meta({ examples: ['CUSTOMERS'] }),
  importedAt: instant,
  created: integer.meta({ examples: [120] }),
  changed: integer.meta({ examples: [3] }),
});
export type RecordImport = z.infer<typeof recordImport>;

export const listRecordImports = endpoint({
  method: 'GET',
  path: '/record-imports/me',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'customers:write',
  summary: 'The imports of customers and items that can be undone, the newest first: those of the last day.',
  response: z.array(recordImport),
});

export const undoRecordImport = endpoint({
  method: 'POST',
  path: '/record-imports/:id/undo',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'customers:write',
  refuses: [409],
  summary:
    'Archives what the import added, and gives what it changed the values of before; what was changed since stays. Within a day, once: 409 later.',
  params: idParams,
  response: z.object({
    archived: integer.meta({ examples: [120] }),
    restored: integer.meta({ examples: [3] }),
    kept: integer.meta({ description: 'Records that were changed since.', examples: [0] }),
  }),
});
