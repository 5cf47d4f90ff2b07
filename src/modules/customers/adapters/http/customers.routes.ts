import * as proposals from '#contract/customers/customer-proposals.ts';
import * as statements from '#contract/customers/customer-statements.ts';
import * as contract from '#contract/customers/customers.ts';
import type { Actor } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Messages } from '#kernel/messages.ts';
import type { DataViews } from '#modules/merchants/index.ts';
import { useCase } from '#platform/define-module.ts';
import { businessDays, presentList, readPage } from '#platform/http/list-query.ts';
import { Download, serve, type Caller, type Route } from '#platform/http/route.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';
import type { AcceptProposal } from '../../application/accept-proposal.ts';
import { ArchiveCustomer } from '../../application/archive-customer.ts';
import { CheckCustomerVat } from '../../application/check-customer-vat.ts';
import { ChangeCustomer } from '../../application/change-customer.ts';
import type { CreateCustomer } from '../../application/create-customer.ts';
import { getStatement, type PrintStatement } from '../../application/get-statement.ts';
import { ImportCustomers } from '../../application/import-customers.ts';
import { MergeCustomers } from '../../application/merge-customers.ts';
import { changedMerchantOf } from '../../application/policies.ts';
import { customerProblems } from '../../domain/customer.ts';
import { customerReader } from './record-readers.ts';
import { importRoute } from '#platform/imports/records/import-route.ts';
import { getCustomer, listCustomers, type CustomerSort } from '../postgres/read-customers.ts';
import { presentCustomer, presentProposal, presentStatement } from './present-records.ts';
import { customerProfileOf } from './read-profiles.ts';

type StatementDeps = Omit<Parameters<typeof getStatement>[0], 'findCustomer'>;
type Deps = StatementDeps &
  Parameters<typeof getCustomer>[0] &
  ConstructorParameters<typeof MergeCustomers>[0] &
  ConstructorParameters<typeof ChangeCustomer>[0] &
  ConstructorParameters<typeof CheckCustomerVat>[0] &
  ConstructorParameters<typeof ImportCustomers>[0] &
  Readonly<{
    limits: RateLimits;
    messages: Messages;
    dataViews: DataViews;
    createCustomer: CreateCustomer;
    acceptProposal: AcceptProposal;
    printStatement: PrintStatement;
  }>;

const vatChecks: RateLimit = { name: 'customer-vat-check', times: 30, seconds: 60 };

const presented = async (deps: Deps, actor: Actor, id: number) =>
  presentCustomer(await getCustomer(deps, actor, id));

const listRoutes = (deps: Deps): Route[] => [
  serve(contract.listCustomers, async ({ query, caller: { actor } }) => {
    const request = readPage<CustomerSort>(query, 'id');
    const { page } = request;
    const found = await listCustomers(deps, { actor, scope: 'BACK_OFFICE', filters: query, page });
    const merchantIds = found.items.map(({ merchantId }) => merchantId);
    await deps.dataViews.record(actor, [...new Set(merchantIds)], 'CUSTOMERS');
    return presentList('customers', request, found, presentCustomer);
  }),
];

const proposalRoutes = (deps: Deps): Route[] => [
  serve(proposals.listProposedCustomers, async ({ caller: { actor } }) => {
    const buyers = await deps.documents.pastBuyers(mustHold(actor, 'WRITE_DOCUMENTS', 'customers:read'));
    return buyers.map(presentProposal);
  }),
  serve(
    proposals.acceptProposedCustomer,
    async ({ body: { taxId = null, email = null }, caller: { actor } }) =>
      presented(deps, actor, await deps.acceptProposal.execute({ actor, key: { taxId, email } })),
  ),
];

const statementRoutes = (deps: Deps): Route[] => {
  const account = (actor: Actor, id: number, query: Parameters<typeof businessDays>[0]) =>
    getStatement(
      { ...deps, findCustomer: (by, customerId) => getCustomer(deps, by, customerId) },
      actor,
      id,
      businessDays(query),
    );
  type Found = Readonly<{ params: { id: number }; caller: Caller }>;
  const find = ({ params: { id }, caller: { actor } }: Found) => getCustomer(deps, actor, id);
  return [
    serve(
      statements.getStatement,
      async ({ params: { id }, query, caller: { actor } }) => {
        const { customer, statement } = await account(actor, id, query);
        await deps.dataViews.record(actor, [customer.merchantId], 'DOCUMENTS');
        return presentStatement(customer, statement);
      },
      { find },
    ),
    serve(
      statements.getStatementPdf,
      async ({ params: { id }, query, caller: { actor, signal } }) => {
        const found = await account(actor, id, query);
        const { fileName, content } = await deps.printStatement(found, signal);
        await deps.dataViews.record(actor, [found.customer.merchantId], 'DOCUMENTS_FILE');
        return new Download({ type: 'application/pdf', fileName, content });
      },
      { find },
    ),
  ];
};

type Stored = Parameters<typeof customerProblems>[2];
type Given = Readonly<
  Partial<Record<'taxId' | 'vatNumber' | 'country' | 'phone', string | null | undefined>>
>;

const writeRoutes = (deps: Deps): Route[] => {
  const changeCustomer = useCase(ChangeCustomer, deps);
  const archiveCustomer = useCase(ArchiveCustomer, deps);
  const mergeCustomers = useCase(MergeCustomers, deps);
  const checkCustomerVat = useCase(CheckCustomerVat, deps);
  type Found = Readonly<{ params: { id: number }; caller: Caller }>;
  const find = async ({ params: { id }, caller: { actor } }: Found) => {
    await changedMerchantOf(deps, actor);
    return getCustomer(deps, actor, id);
  };
  const problemsOf = async ({ taxId, vatNumber, country, phone }: Given, stored?: Stored) =>
    customerProblems(
      {
        taxId: taxId ?? null,
        vatNumber: vatNumber ?? null,
        phone: phone ?? null,
        ...(country && { country }),
      },
      await deps.phoneNumbers(),
      stored,
    );
  return [
    serve(
      contract.createCustomer,
      async ({ body, caller: { actor } }) => {
        const profile = customerProfileOf(body);
        return presented(deps, actor, await deps.createCustomer.execute({ actor, profile }));
      },
      { validate: ({ given }) => problemsOf(given) },
    ),
    serve(
      contract.changeCustomer,
      async ({ params: { id: customerId }, body: { version, ...body }, caller: { actor } }) => {
        const profile = customerProfileOf(body);
        await changeCustomer.execute({ actor, customerId, profile, version });
        return presented(deps, actor, customerId);
      },
      {
        find,
        validate: async ({ given, caller, params }) => problemsOf(given, await find({ caller, params })),
      },
    ),
    serve(
      contract.archiveCustomer,
      async ({ params: { id: customerId }, body: { isArchived }, caller: { actor } }) => {
        await archiveCustomer.execute({ actor, customerId, isArchived });
        return presented(deps, actor, customerId);
      },
      { find },
    ),
    serve(
      contract.checkCustomerVat,
      async ({ params: { id: customerId }, caller: { actor } }) => {
        await deps.limits.take(vatChecks, String(mustHold(actor, 'WRITE_DOCUMENTS', 'customers:write')));
        await checkCustomerVat.execute({ actor, customerId });
        return presented(deps, actor, customerId);
      },
      { find },
    ),
    serve(
      contract.mergeCustomer,
      async ({ params: { id: from }, body: { into }, caller: { actor } }) => {
        await mergeCustomers.execute({ actor, from, into });
        return presented(deps, actor, into);
      },
      { find },
    ),
  ];
};

/** Routes of customers; the reports module serves those that answer with money. */
export const customerRoutes = (deps: Deps): Route[] => [
  ...listRoutes(deps),
  ...proposalRoutes(deps),
  importRoute(contract.importCustomers, customerReader(deps.messages), deps, useCase(ImportCustomers, deps)),
  ...writeRoutes(deps),
  ...statementRoutes(deps),
];
