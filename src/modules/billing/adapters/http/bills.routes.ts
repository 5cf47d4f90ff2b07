import * as contract from '#contract/billing/billing.ts';
import type { Messages } from '#kernel/messages.ts';
import type { PrintCopy } from '#modules/invoices/index.ts';
import type { PlatformFees } from '#modules/payments/index.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { Download, serve, type Route } from '#platform/http/route.ts';
import type { RunBills } from '../../application/run-bills.ts';
import { BillWithoutDocument } from '../../domain/failures.ts';
import { getBill, getOwnBill, listBills, listOwnBills } from '../postgres/list-bills.ts';
import { summariseBills } from '../postgres/summarise-bills.ts';
import { presentBill, presentBillRun } from './present-bill.ts';
import { readBillDetails } from './read-bill-details.ts';
import { Money } from '#kernel/money.ts';

type Deps = Parameters<typeof summariseBills>[0] &
  Readonly<{
    messages: Messages;
    platformFees: Pick<PlatformFees, 'byDay'>;
    printCopy: PrintCopy;
    runBills: RunBills;
  }>;

const euro = (minor: number): number => Money.ofMinor(minor, 'EUR').toDecimal();

const ownRoutes = (deps: Deps): Route[] => [
  serve(contract.listOwnBills, async ({ query, caller: { actor } }) => {
    const requested = readPage(query, 'month');
    const found = await listOwnBills(deps, { actor, filters: query, page: requested.page });
    return presentList('bills', requested, found, presentBill);
  }),
  serve(contract.getOwnBill, async ({ params: { month }, caller: { actor } }) =>
    readBillDetails(deps, await getOwnBill(deps, actor, month)),
  ),
  // The document is the operator's: the bill says whose it is.
  serve(contract.getOwnBillPdf, async ({ params: { month }, caller: { actor, signal } }) => {
    const { invoiceId } = await getOwnBill(deps, actor, month);
    if (invoiceId === null) throw new BillWithoutDocument();
    return new Download({
      type: 'application/pdf',
      ...(await deps.printCopy.execute({ invoiceId, signal })),
    });
  }),
];

/** Calls about bills: of merchants about their own, of the back office about all. */
export const billRoutes = (deps: Deps): Route[] => [
  ...ownRoutes(deps),
  serve(contract.listBills, async ({ query, caller: { actor } }) => {
    const requested = readPage(query, 'month');
    const found = await listBills(deps, { actor, filters: query, page: requested.page });
    return presentList('bills', requested, found, presentBill);
  }),
  serve(contract.summariseBills, async ({ query, caller: { actor } }) => {
    const { totalMinor, openMinor, dueMinor, recurringMinor, ...counts } = await summariseBills(
      deps,
      actor,
      query,
    );
    return {
      ...counts,
      total: euro(totalMinor),
      open: euro(openMinor),
      due: euro(dueMinor),
      recurring: euro(recurringMinor),
    };
  }),
  serve(contract.getBill, async ({ params: { id }, caller: { actor } }) =>
    readBillDetails(deps, await getBill(deps, actor, id)),
  ),
  serve(contract.runBills, async ({ body: { month, dryRun }, caller: { actor, language } }) =>
    presentBillRun(await deps.runBills.execute({ actor, month, isDryRun: dryRun }), deps.messages, language),
  ),
];
