import * as contract from '#contract/banking/bank-statements.ts';
import { useCase } from '#platform/define-module.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { AddBankAccount } from '../../application/add-account.ts';
import { ChangeBankAccount, writableAccount } from '../../application/change-account.ts';
import { writableBanks } from '../../application/policies.ts';
import { getAccount, listAccounts } from '../postgres/list-accounts.ts';

type Deps = Parameters<typeof listAccounts>[0] &
  ConstructorParameters<typeof AddBankAccount>[0] &
  ConstructorParameters<typeof ChangeBankAccount>[0];

/** Calls about bank accounts. */
export const accountRoutes = (deps: Deps): Route[] => {
  const addAccount = useCase(AddBankAccount, deps);
  const changeAccount = useCase(ChangeBankAccount, deps);
  return [
    serve(contract.listBankAccounts, async ({ query: { merchantId }, caller: { actor } }) =>
      listAccounts(deps, actor, merchantId),
    ),
    serve(
      contract.addBankAccount,
      async ({ body: { merchantId, iban, currency }, caller: { actor } }) =>
        getAccount(deps, actor, await addAccount.execute({ actor, merchantId, iban, currency })),
      { find: ({ caller: { actor } }) => writableBanks(deps, actor) },
    ),
    serve(
      contract.changeBankAccount,
      async ({ params: { id }, body: { keepsOutgoing, columns }, caller: { actor } }) => {
        await changeAccount.execute({ actor, accountId: id, keepsOutgoing, columns });
        return getAccount(deps, actor, id);
      },
      { find: ({ params: { id }, caller: { actor } }) => writableAccount(deps, actor, id) },
    ),
  ];
};
