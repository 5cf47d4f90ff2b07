import * as contract from '#contract/customers/record-imports.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { StoredImport } from '../../application/record-imports.ts';
import type { UndoRecordImport } from '../../application/undo-record-import.ts';
import { takeImport } from '#platform/imports/records/import-route.ts';

const present = ({ importedAt, undoneAt: _, ...stored }: StoredImport): contract.RecordImport => ({
  ...stored,
  importedAt: importedAt.toISOString(),
});

type Deps = Readonly<{ undoRecordImport: UndoRecordImport; limits: RateLimits }>;

export const recordImportRoutes = ({ undoRecordImport, limits }: Deps): Route[] => [
  serve(contract.listRecordImports, async ({ caller: { actor } }) =>
    (await undoRecordImport.list(actor)).map(present),
  ),
  serve(contract.undoRecordImport, async ({ params: { id }, caller: { actor } }) => {
    await takeImport(limits, actor);
    return undoRecordImport.execute({ actor, id });
  }),
];
