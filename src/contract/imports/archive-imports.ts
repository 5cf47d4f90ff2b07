import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { actor, id, instant, integer, merchantId, merchantName } from '../fields.ts';
import { listOf, listQuery, search } from '../list.ts';

const archiveImport = z.object({
  id,
  merchantId,
  merchantName,
  installation: z.string().meta({
    description: 'Where the archive was made.',
    examples: ['https://plateno.example'],
  }),
  merchantNumber: integer.meta({ description: 'Of the merchant there.', examples: [7] }),
  madeAt: instant,
  documents: integer.meta({ examples: [412] }),
  customers: integer.meta({ examples: [38] }),
  items: integer.meta({ examples: [12] }),
  importedBy: actor,
  importedAt: instant,
});
/** An archive of another installation, with which a merchant came. */
export type ArchiveImport = z.infer<typeof archiveImport>;

export const listArchiveImports = endpoint({
  method: 'GET',
  path: '/archive-imports',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'Archives with which merchants came from other installations, newest first.',
  query: listQuery(['importedAt', 'merchantName', 'id'] as const, {
    search: search.optional(),
    merchantId: merchantId.optional(),
  }),
  response: listOf(archiveImport),
});
