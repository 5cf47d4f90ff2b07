import * as contract from '#contract/banking/bank-statements.ts';
import type { DataViews } from '#modules/merchants/index.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { ImportStatement } from '../../application/import-statement.ts';
import { writableBanks } from '../../application/policies.ts';
import type { LineReads } from '../postgres/list-lines.ts';
import { listStatements, type StatementSort } from '../postgres/list-statements.ts';
import { presentStatement } from './present-statement.ts';

type Deps = LineReads & Readonly<{ dataViews: DataViews; importStatement: ImportStatement }>;

/** Calls about bank statements. */
export const statementRoutes = (deps: Deps): Route[] => [
  serve(contract.listBankStatements, async ({ query, caller: { actor } }) => {
    const asked = readPage<StatementSort>(query, 'id');
    const found = await listStatements(deps, { actor, filters: query, page: asked.page });
    const merchantIds = found.items.map(({ merchantId }) => merchantId);
    await deps.dataViews.record(actor, [...new Set(merchantIds)], 'BANK');
    return presentList('bank-statements', asked, found, presentStatement);
  }),
  serve(
    contract.importStatement,
    async ({ query: { dryRun }, body, caller: { actor } }) => {
      const { columns, ...imported } = await deps.importStatement.execute({
        actor,
        merchantId: body.merchantId,
        accountId: body.accountId,
        fileName: body.fileName ?? null,
        bytes: Buffer.from(body.content, 'base64'),
        isDryRun: dryRun === 'true',
      });
      return {
        ...imported,
        columns: columns?.map((column) => ({ ...column, samples: [...column.samples] })) ?? null,
      };
    },
    { find: ({ caller: { actor } }) => writableBanks(deps, actor) },
  ),
];
