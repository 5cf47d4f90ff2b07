import type Stripe from 'stripe';
import { z } from 'zod';
import { storeLink } from '../accounts/account-links.ts';
import { lockAccount, saveAccount } from '../accounts/account-store.ts';
import type { Transaction } from '../storage/transaction.ts';
import { invalidRequest, missing } from './api-error.ts';
import { connectedAccount } from './authenticate.ts';
import { operation, type Operation } from './operation.ts';
import { text, webUrl } from './parameters.ts';

/** The provider says "a few minutes". */
const linkSeconds = 300;

const fields = z.enum(['currently_due', 'eventually_due']).optional();

const createShape = {
  account: text(),
  type: z.enum(['account_onboarding', 'account_update']),
  refresh_url: webUrl(),
  return_url: webUrl(),
  collect: fields,
  collection_options: z
    .strictObject({ fields, future_requirements: z.enum(['include', 'omit']).optional() })
    .optional(),
} satisfies Partial<Record<keyof Stripe.AccountLinkCreateParams, z.ZodType>>;

type Create = z.output<z.ZodObject<typeof createShape>>;

/** From the first link on its owner alone changes the details, and the platform no longer reads the company's. */
const beginOnboarding = async (tx: Transaction, id: string): Promise<void> => {
  const stored = await lockAccount(tx, id);
  if (!stored) throw missing('account', id, 'account');
  const { company, ...body } = stored.body;
  const isHidden = body.controller?.requirement_collection === 'stripe';
  const shown = isHidden || !company ? body : stored.body;
  await saveAccount(tx.client, { body: shown, notes: { ...stored.notes, isLinked: true } });
};

const create = async (tx: Transaction, asked: Create): Promise<Stripe.AccountLink> => {
  const { body } = await connectedAccount(tx.context, asked.account);
  if (asked.type === 'account_update' && body.controller?.requirement_collection === 'stripe')
    throw invalidRequest(
      'You cannot create `account_update` type Account Links for this account: use `account_onboarding`.',
      'parameter_invalid',
      'type',
    );
  if (asked.collect !== undefined && asked.collection_options !== undefined)
    throw invalidRequest('You may only specify one of these parameters: collect, collection_options.');
  await beginOnboarding(tx, asked.account);
  const created = tx.context.clock.seconds();
  const expires_at = created + linkSeconds;
  const secret = await storeLink(tx, { ...asked, expires_at });
  const url = `${tx.context.publicUrl()}/setup/e/${asked.account}/${secret}`;
  return { object: 'account_link', created, expires_at, url };
};

/** The operation that makes links to the onboarding page. */
export const accountLinks: readonly Operation[] = [
  operation({
    method: 'POST',
    path: '/v1/account_links',
    shape: createShape,
    run: ({ tx, parameters }) => create(tx, parameters),
  }),
];
