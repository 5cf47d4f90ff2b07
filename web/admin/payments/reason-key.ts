import { en } from '../messages/en.ts';

const { flags } = en.admin.payments;

/** The words for why a payment is set apart; what differs stands behind a colon. Null for an unknown flag. */
export const flagKey = (noted: string): `admin.payments.flags.${keyof typeof flags}` | null => {
  const [flag = ''] = noted.split(':');
  return Object.hasOwn(flags, flag) ? `admin.payments.flags.${flag as keyof typeof flags}` : null;
};
