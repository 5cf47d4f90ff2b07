import type { WordKey } from '../../shared/words/use-words.ts';
import { en } from '../words/en.ts';
import type { PaymentHistory } from './use-payment-history.ts';

type Happening = Pick<PaymentHistory['events'][number], 'kind' | 'reason'>;
type Key = WordKey<typeof en>;

const { flags, declines } = en.admin.payments;
const { refundState, dispute } = en.admin;

const among = <W extends object, P extends string>(words: W, path: P, name: string) =>
  Object.hasOwn(words, name) ? (`${path}.${name as keyof W & string}` as const) : null;

/** The words for why the bank refused a card; null for a code that has none. */
export const declineKey = (code: string): Key | null => among(declines, 'admin.payments.declines', code);

/** The words for why a payment is set apart: what differs stands behind a colon. */
export const flagKey = (noted: string): Key | null =>
  among(flags, 'admin.payments.flags', noted.split(':')[0]!);

/** The words for why something happened to a payment; null when it was noted as it is, as an amount or by a person. */
export const reasonKey = ({ kind, reason }: Happening): Key | null => {
  if (reason === null) return null;
  switch (kind) {
    case 'REFUND':
      return among(refundState, 'admin.refundState', reason.toUpperCase());
    case 'DISPUTE':
      return among(dispute, 'admin.dispute', reason.toUpperCase());
    case 'STATUS':
    case 'OPENED':
    case 'DECLINED':
    case 'FLAGGED':
      return flagKey(reason) ?? declineKey(reason);
    case 'FEE':
      return null;
  }
};
