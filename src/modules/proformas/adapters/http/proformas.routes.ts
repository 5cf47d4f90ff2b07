import * as contract from '#contract/proformas/proformas.ts';
import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { DataViews } from '#modules/merchants/index.ts';
import type { Config } from '#platform/config.ts';
import { businessDays, presentList, readPage } from '#platform/http/list-query.ts';
import { Download, serve, type Route } from '#platform/http/route.ts';
import type { InvoiceProforma } from '../../application/invoice-proforma.ts';
import { writingMerchant } from '../../application/policies.ts';
import type { PrintProforma } from '../../application/print-proforma.ts';
import type { SendProforma } from '../../application/send-proforma.ts';
import type { WithdrawProforma } from '../../application/withdraw-proforma.ts';
import type { WriteProforma } from '../../application/write-proforma.ts';
import {
  countProformas,
  getProforma,
  listProformas,
  partsOf,
  type ProformaFilters,
  type ProformaReads,
  type ProformaSort,
} from '../postgres/list-proformas.ts';
import { proformaOf } from '../postgres/proforma-row.ts';
import { presentRecord, presentSummary } from './present-proforma.ts';
import { readTerms } from './read-terms.ts';

type Deps = ProformaReads &
  Readonly<{
    clock: Clock;
    config: Pick<Config, 'publicUrl'>;
    dataViews: DataViews;
    print: PrintProforma;
    writeProforma: WriteProforma;
    sendProforma: SendProforma;
    withdrawProforma: WithdrawProforma;
    invoiceProforma: InvoiceProforma;
  }>;

/** One proforma as its GET answers it. */
export const readProforma = async (
  deps: ProformaReads & Pick<Deps, 'clock' | 'config'>,
  actor: Actor,
  id: number,
) => {
  const view = await getProforma(deps, actor, id);
  const about = { now: deps.clock.now(), publicUrl: deps.config.publicUrl };
  return presentRecord(view, await partsOf(deps, id), about);
};

type Asked = Parameters<typeof businessDays>[0] &
  Parameters<typeof readPage<ProformaSort>>[0] &
  Omit<ProformaFilters, 'from' | 'to'>;

const listed =
  (deps: Deps) =>
  async ({ query, caller: { actor } }: Readonly<{ query: Asked; caller: Readonly<{ actor: Actor }> }>) => {
    const asked = readPage<ProformaSort>(query, 'createdAt');
    const filters = { ...query, ...businessDays(query) };
    const found = await listProformas(deps, { actor, filters, page: asked.page });
    const merchantIds = found.items.map(({ merchantId }) => merchantId);
    await deps.dataViews.record(actor, [...new Set(merchantIds)], 'DOCUMENTS');
    const now = deps.clock.now();
    return presentList('proformas', asked, found, (view) => presentSummary(view, now));
  };

const readRoutes = (deps: Deps): Route[] => [
  serve(contract.listOwnProformas, listed(deps)),
  serve(contract.listProformas, (asked) => {
    mustHaveRole(asked.caller.actor, 'ADMIN', 'SUPPORT');
    return listed(deps)(asked);
  }),
  serve(contract.summariseProformas, async ({ query, caller: { actor } }) => ({
    counts: await countProformas(deps, actor, { ...query, ...businessDays(query) }),
  })),
  serve(contract.getProforma, async ({ params: { id }, caller: { actor } }) => {
    const record = await readProforma(deps, actor, id);
    await deps.dataViews.record(actor, [record.merchantId], 'DOCUMENTS');
    return record;
  }),
  serve(contract.getProformaPdf, async ({ params: { id }, caller: { actor, signal } }) => {
    const view = await getProforma(deps, actor, id);
    const pdf = await deps.print(proformaOf(view), signal);
    await deps.dataViews.record(actor, [view.merchantId], 'DOCUMENTS_FILE');
    return new Download({ type: 'application/pdf', ...pdf });
  }),
];

type OfOne = Readonly<{ params: Readonly<{ id: number }>; caller: Readonly<{ actor: Actor }> }>;

/** A call about one proforma, which answers it as it is afterwards; one of others is 404. */
const moved = (deps: Deps, move: (actor: Actor, id: number) => Promise<void>) => ({
  answer: async ({ params: { id }, caller: { actor } }: OfOne) => {
    await move(actor, id);
    return readProforma(deps, actor, id);
  },
  find: ({ params: { id }, caller: { actor } }: OfOne) => getProforma(deps, actor, id),
});

const writeRoutes = (deps: Deps): Route[] => {
  const withdrawal = moved(deps, (actor, id) => deps.withdrawProforma.execute({ actor, id }));
  const invoicing = moved(deps, (actor, id) => deps.invoiceProforma.execute({ actor, id }));
  return [
    serve(
      contract.createProforma,
      async ({ body: { send: isSent, ...body }, caller: { actor } }) => {
        const id = await deps.writeProforma.execute({ actor, terms: readTerms(body), isSent });
        return readProforma(deps, actor, id);
      },
      { find: ({ caller: { actor } }) => writingMerchant(deps, actor) },
    ),
    serve(
      contract.changeProforma,
      async ({ params: { id }, body: { version, ...body }, caller: { actor } }) => {
        mustHold(actor, 'WRITE_DOCUMENTS', 'proformas:write');
        // Of another merchant it is 404, not 409.
        await getProforma(deps, actor, id);
        await deps.writeProforma.change({ actor, id, version, terms: readTerms(body) });
        return readProforma(deps, actor, id);
      },
      { find: ({ params: { id }, caller: { actor } }) => getProforma(deps, actor, id) },
    ),
    serve(
      contract.sendProforma,
      async ({ params: { id }, body: { email }, caller: { actor } }) => {
        await deps.sendProforma.execute({ actor, id, to: email ?? null });
        return readProforma(deps, actor, id);
      },
      { find: ({ params: { id }, caller: { actor } }) => getProforma(deps, actor, id) },
    ),
    serve(contract.withdrawProforma, withdrawal.answer, { find: withdrawal.find }),
    serve(contract.invoiceProforma, invoicing.answer, { find: invoicing.find }),
  ];
};

/** Calls of merchants and staff. */
export const proformaRoutes = (deps: Deps): Route[] => [...readRoutes(deps), ...writeRoutes(deps)];
