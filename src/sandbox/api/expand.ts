import { findObject, type Kind } from '../storage/objects.ts';
import { onAccount, type Transaction } from '../storage/transaction.ts';
import { findAccount } from '../accounts/account-store.ts';
import { bankAccountOf } from '../accounts/change-bank-account.ts';
import { currentMovement } from '../payments/current-movement.ts';
import { readSessionNotes } from '../payments/session-notes.ts';
import { invalidRequest } from './api-error.ts';
import { listObjects } from './list-objects.ts';

const deepest = 4;

/** Fields that hold the id of another object and can be expanded to it. */
const references: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  'checkout.session': { payment_intent: 'payment_intent' },
  payment_intent: { latest_charge: 'charge', payment_method: 'payment_method' },
  charge: {
    balance_transaction: 'balance_transaction',
    payment_intent: 'payment_intent',
    application_fee: 'application_fee',
  },
  refund: {
    charge: 'charge',
    payment_intent: 'payment_intent',
    balance_transaction: 'balance_transaction',
    failure_balance_transaction: 'balance_transaction',
    payment_method: 'payment_method',
  },
  payout: { balance_transaction: 'balance_transaction', failure_balance_transaction: 'balance_transaction' },
  dispute: { charge: 'charge', payment_intent: 'payment_intent' },
  application_fee: { charge: 'charge', account: 'account' },
};

const sourceKinds: Readonly<Record<string, Kind>> = {
  ch_: 'charge',
  re_: 'refund',
  du_: 'dispute',
  po_: 'payout',
};

type Expanding = Record<string, unknown>;

const kindOf = (object: Expanding, field: string): Kind | undefined => {
  if (object['object'] === 'balance_transaction' && field === 'source') {
    return sourceKinds[String(object['source']).slice(0, 3)];
  }
  // Evidence holds the ids of its files.
  if (String(object[field]).startsWith('file_')) return 'file';
  return references[String(object['object'])]?.[field];
};

const list = (data: readonly unknown[], url: string) => ({ object: 'list', data, has_more: false, url });

/** The bank account that a payout goes to; its id when the account has another one by now. */
const bankAccount = async (tx: Transaction, { destination }: Expanding): Promise<unknown> => {
  const bank = bankAccountOf((await findAccount(tx.client, tx.account))?.body);
  return bank?.id === destination ? bank : destination;
};

/** Fields that are included only when the caller expands them. */
const included = async (tx: Transaction, object: Expanding, field: string): Promise<unknown> => {
  const id = String(object['id']);
  if (object['object'] === 'checkout.session' && field === 'line_items') {
    const stored = await findObject(tx, 'checkout.session', id);
    return stored && list(readSessionNotes(stored.hidden).lines, `/v1/checkout/sessions/${id}/line_items`);
  }
  if (object['object'] === 'charge' && field === 'refunds') {
    // The first page, ten at most; further pages come from the list of refunds.
    return listObjects(tx, 'refund', `/v1/charges/${id}/refunds`, {}, { charge: id });
  }
  return object['object'] === 'payout' && field === 'destination' ? bankAccount(tx, object) : undefined;
};

/** Accounts and application fees are objects of the platform. */
const ownerOf = (tx: Transaction, kind: Kind): Transaction =>
  kind === 'application_fee' || kind === 'account' ? onAccount(tx, '') : tx;

const found = async (tx: Transaction, kind: Kind, id: string): Promise<object | undefined> => {
  const body = (await findObject(ownerOf(tx, kind), kind, id))?.body;
  return body?.object === 'balance_transaction' ? currentMovement(tx, body) : body;
};

const fill = async (tx: Transaction, object: Expanding, field: string, whole: string): Promise<void> => {
  const value = object[field];
  const kind = kindOf(object, field);
  if (kind && typeof value === 'string') object[field] = (await found(tx, kind, value)) ?? value;
  if (kind || (typeof value === 'object' && value !== null)) return;
  const added = await included(tx, object, field);
  if (added === undefined)
    throw invalidRequest(`This property cannot be expanded (${whole}).`, undefined, 'expand');
  object[field] = added;
};

const expandPath = async (
  tx: Transaction,
  value: unknown,
  path: readonly string[],
  whole: string,
): Promise<void> => {
  const [field, ...rest] = path;
  if (field === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) await expandPath(tx, item, path, whole);
    return;
  }
  // A parent that was not expandable stays an id without fields.
  if (typeof value !== 'object') return;
  const object = value as Expanding;
  if (!(object['object'] === 'list' && field === 'data')) await fill(tx, object, field, whole);
  await expandPath(tx, object[field], rest, whole);
};

/**
 * Replaces ids by their objects, along paths such as `payment_intent.latest_charge`.
 * @throws ApiError 400 for a path deeper than four levels or one that cannot be expanded
 */
export const expand = async (tx: Transaction, answer: object, paths: readonly string[]): Promise<object> => {
  const expanded = structuredClone(answer);
  for (const whole of paths) {
    const path = whole.split('.');
    if (path.length > deepest) {
      throw invalidRequest(
        `You cannot expand more than ${deepest} levels of a property (${whole}).`,
        undefined,
        'expand',
      );
    }
    await expandPath(tx, expanded, path, whole);
  }
  return expanded;
};
