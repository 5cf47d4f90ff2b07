import type Stripe from 'stripe';
import { applyChanges } from '../accounts/apply-changes.ts';
import { bankAccountOf } from '../accounts/change-bank-account.ts';
import { lockAccount, saveAccount, type StoredAccount } from '../accounts/account-store.ts';
import { publishAccount } from '../accounts/publish-account.ts';
import { judged } from '../accounts/requirements.ts';
import { newId } from '../ids.ts';
import { newAccountObject, standardController } from '../objects/account.ts';
import { capabilityNames, capabilityObject } from '../objects/capability.ts';
import type { Transaction } from '../storage/transaction.ts';
import {
  createAccountShape,
  updateAccountShape,
  type CreateAccount,
  type UpdateAccount,
} from './account-parameters.ts';
import { invalidRequest, missing } from './api-error.ts';
import { connectedAccount } from './authenticate.ts';
import { listObjects } from './list-objects.ts';
import { operation, type Operation } from './operation.ts';
import { pagination } from './parameters.ts';

const expressController = {
  feesPayer: 'application_express',
  lossesPayments: 'application',
  requirementCollection: 'stripe',
  dashboard: 'express',
} as const;

const controllerOf = ({ type, controller }: CreateAccount) => {
  if (type !== undefined && controller !== undefined)
    throw invalidRequest(
      'You may not provide the `type` parameter and `controller` parameters simultaneously. They are mutually exclusive.',
    );
  if (controller?.stripe_dashboard?.type === 'full' && controller.requirement_collection === 'application')
    throw invalidRequest(
      'Accounts with the full dashboard must have `controller[requirement_collection]` = `stripe`.',
      'parameter_invalid',
      'controller[requirement_collection]',
    );
  if (type === 'express') return expressController;
  return {
    feesPayer: controller?.fees?.payer ?? standardController.feesPayer,
    lossesPayments: controller?.losses?.payments ?? standardController.lossesPayments,
    requirementCollection: controller?.requirement_collection ?? standardController.requirementCollection,
    dashboard: controller?.stripe_dashboard?.type ?? standardController.dashboard,
  };
};

/** Without a choice an account asks for every capability. */
const everyCapability = () => Object.fromEntries(capabilityNames.map((name) => [name, { requested: true }]));

const create = async (tx: Transaction, asked: CreateAccount): Promise<Stripe.Account> => {
  const { controller: _, country, type, ...changes } = asked;
  const made = newAccountObject({
    id: newId('account'),
    created: tx.context.clock.seconds(),
    type: type ?? 'none',
    controller: controllerOf(asked),
  });
  const changed = applyChanges(
    { body: { ...made, country: country ?? 'BG' }, notes: { verdict: 'none' } },
    { ...changes, capabilities: changes.capabilities ?? everyCapability() },
  );
  const account = judged(changed);
  await saveAccount(tx.client, account);
  return account.body;
};

const locked = async (tx: Transaction, id: string): Promise<StoredAccount> => {
  await connectedAccount(tx.context, id);
  const stored = await lockAccount(tx, id);
  if (!stored) throw missing('account', id, 'account');
  return stored;
};

/** What only its owner changes once the onboarding has begun. */
const ownersOnly = ['business_type', 'company', 'email'] as const;

const update = async (tx: Transaction, id: string, asked: UpdateAccount): Promise<Stripe.Account> => {
  const former = await locked(tx, id);
  const { requirement_collection: collection } = former.body.controller ?? {};
  const refused = ownersOnly.find((name) => asked[name] !== undefined);
  if (former.notes.isLinked && collection === 'stripe' && refused !== undefined)
    throw invalidRequest(
      `This application does not have the required permissions for the parameter '${refused}' on account '${id}'.`,
      'account_invalid',
      refused,
      403,
    );
  const next = judged(applyChanges(former, asked));
  await publishAccount(tx, former.body, next);
  return next.body;
};

const capabilityOf = (account: Stripe.Account, id: string): Stripe.Capability => {
  const name = capabilityNames.find((known) => known === id);
  if (!name) throw missing('capability', id, 'capability');
  return capabilityObject(account, name);
};

/** A list that has one page. */
const whole = (data: readonly object[], url: string) => ({ object: 'list', data, has_more: false, url });

/** Operations on connected accounts, their capabilities and bank accounts. */
export const accounts: readonly Operation[] = [
  operation({
    method: 'POST',
    path: '/v1/accounts',
    shape: createAccountShape,
    run: ({ tx, parameters }) => create(tx, parameters),
  }),
  operation({
    method: 'GET',
    path: '/v1/accounts',
    shape: pagination,
    run: ({ tx, parameters }) =>
      listObjects(
        tx,
        'account',
        '/v1/accounts',
        parameters,
        {},
        { condition: `hidden ->> 'hasLeft' is null` },
      ),
  }),
  operation({
    method: 'GET',
    path: '/v1/accounts/:id',
    shape: {},
    run: async ({ tx, path: { id = '' } }) => (await connectedAccount(tx.context, id)).body,
  }),
  operation({
    method: 'POST',
    path: '/v1/accounts/:id',
    shape: updateAccountShape,
    run: ({ tx, path: { id = '' }, parameters }) => update(tx, id, parameters),
  }),
  operation({
    method: 'GET',
    path: '/v1/accounts/:id/capabilities',
    shape: {},
    run: async ({ tx, path: { id = '' } }) => {
      const { body } = await connectedAccount(tx.context, id);
      const asked = capabilityNames.filter((name) => body.capabilities?.[name] !== undefined);
      return whole(
        asked.map((name) => capabilityObject(body, name)),
        `/v1/accounts/${id}/capabilities`,
      );
    },
  }),
  operation({
    method: 'GET',
    path: '/v1/accounts/:id/capabilities/:capability',
    shape: {},
    run: async ({ tx, path: { id = '', capability = '' } }) =>
      capabilityOf((await connectedAccount(tx.context, id)).body, capability),
  }),
  operation({
    method: 'GET',
    path: '/v1/accounts/:id/external_accounts',
    shape: { limit: pagination.limit },
    run: async ({ tx, path: { id = '' } }) =>
      (await connectedAccount(tx.context, id)).body.external_accounts ?? {},
  }),
  operation({
    method: 'GET',
    path: '/v1/accounts/:id/external_accounts/:bank',
    shape: {},
    run: async ({ tx, path: { id = '', bank = '' } }) => {
      const found = bankAccountOf((await connectedAccount(tx.context, id)).body);
      if (found?.id !== bank) throw missing('external_account', bank);
      return found;
    },
  }),
];
