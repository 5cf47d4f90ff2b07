import * as contract from '#contract/payments/transfers.ts';
import { Money } from '#kernel/money.ts';
import { programOf, type ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { WithdrawPromise } from '../../application/withdraw-promise.ts';
import { getPromise, listPromises, type PromiseView } from '../postgres/read-promises.ts';

type Reads = Parameters<typeof getPromise>[0];

const presentPromise = ({ amountMinor, expiresAt, ...promise }: PromiseView): contract.BankPromise => ({
  ...promise,
  amount: Money.ofMinor(amountMinor, 'EUR').toDecimal(),
  promisedUntil: expiresAt,
});

/** Promised transfers of a merchant. */
export const promiseRoutes = (deps: Reads & Readonly<{ withdrawPromise: WithdrawPromise }>): Route[] => [
  serve(contract.listPromises, async ({ query, caller: { actor } }) => {
    const request = readPage(query, 'promisedAt');
    const found = await listPromises(deps, { actor, filters: query, page: request.page });
    return presentList('bank-promises', request, found, presentPromise);
  }),
  serve(contract.getPromise, async ({ params: { id }, caller: { actor } }) =>
    presentPromise(await getPromise(deps, actor, id)),
  ),
  serve(contract.withdrawPromise, async ({ params: { id }, caller: { actor } }) => {
    await deps.withdrawPromise.execute({ actor, promiseId: id });
    return presentPromise(await getPromise(deps, actor, id));
  }),
];

/** Reads through the query and the presenter of the GET. */
export const promiseSnapshots = (deps: Reads): ObjectSnapshots => ({
  read: async ({ merchantId, subjectId }) =>
    presentPromise(await getPromise(deps, programOf(merchantId), Number(subjectId))),
});
