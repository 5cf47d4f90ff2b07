import { createHash, randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const randomText = (length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

const shapes = {
  'checkout.session': ['cs_test_a1', 56],
  payment_intent: ['pi_3', 23],
  payment_method: ['pm_1', 23],
  customer: ['cus_', 14],
  charge: ['ch_3', 23],
  balance_transaction: ['txn_3', 23],
  application_fee: ['fee_1', 23],
  refund: ['re_3', 23],
  file: ['file_1', 23],
  payout: ['po_1', 23],
  dispute: ['du_1', 23],
  'radar.early_fraud_warning': ['issfr_1', 23],
  event: ['evt_1', 23],
  webhook_endpoint: ['we_1', 23],
  item: ['li_1', 23],
  price: ['price_1', 23],
  product: ['prod_', 14],
  account: ['acct_1', 15],
  bank_account: ['ba_1', 23],
  request: ['req_', 14],
  secret: ['whsec_', 32],
  vies_request: ['WAPIAAAA', 8],
} as const satisfies Record<string, readonly [prefix: string, length: number]>;

/** A new identifier in the provider's form, such as `pi_3…` for a payment intent. */
export const newId = (kind: keyof typeof shapes): string => {
  const [prefix, length] = shapes[kind];
  return prefix + randomText(length);
};

/** The same identifier for the same text: objects created from the settings keep their id across a restart. */
export const steadyId = (prefix: string, text: string): string =>
  prefix + createHash('sha256').update(text).digest('hex').slice(0, 24);
