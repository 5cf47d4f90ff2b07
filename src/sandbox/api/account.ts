import type Stripe from 'stripe';
import { platformAccountId } from '../accounts/platform-account.ts';
import { platformAccountObject } from '../objects/account.ts';
import type { Transaction } from '../storage/transaction.ts';
import { connectedAccount } from './authenticate.ts';
import { operation, type Operation } from './operation.ts';

/** The account whose key or `Stripe-Account` header made the call. */
const readOwn = async ({ account, context }: Transaction): Promise<Stripe.Account> =>
  account === ''
    ? platformAccountObject(platformAccountId(context), context.clock.seconds())
    : (await connectedAccount(context, account)).body;

/** The operation that reads the account of the caller. */
export const ownAccount: readonly Operation[] = [
  operation({ method: 'GET', path: '/v1/account', shape: {}, run: ({ tx }) => readOwn(tx) }),
];
