import { en } from '../kit/messages/en.ts';

const { flags } = en.admin.payments;

/** The message key of a payment's flag; details follow a colon. Null for an unknown flag. */
export const flagKey = (noted: string): `admin.payments.flags.${keyof typeof flags}` | null => {
  const [flag = ''] = noted.split(':');
  return Object.hasOwn(flags, flag) ? `admin.payments.flags.${flag as keyof typeof flags}` : null;
};
