import { nameOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { Merchant } from '../domain/merchant.ts';
import { isSameStatus, segmentsOf, vatStatusOf, type VatStatus } from '../domain/registrations.ts';
import type { ClosedMonths } from '../ports/closed-months.ts';
import type { Merchants } from '../ports/merchants.ts';

export type RegistrationDeps = Readonly<{
  merchants: Merchants;
  closedMonths: Pick<ClosedMonths, 'isClosedFrom'>;
  clock: Clock;
}>;
/** The first day in Sofia on which a given VAT registration holds; absent: today. */
export type GivenDay = Readonly<{ validFrom?: BusinessDate | null | undefined }>;
type Change = GivenDay & Readonly<{ actor: Actor; merchantId: number }>;

const lastDay = '9999-12-31' as BusinessDate;

/**
 * Locks the merchant, and records the registration that it is about to have with its first day. Nothing is recorded when
 * it holds from that day on already. Call it in the transaction of the change.
 * @param statusOf answers the new registration of the locked merchant; what it throws is thrown
 * @returns whether a registration was recorded
 * @throws MerchantNotFound, InvalidFields for a day to come, and for one in or before a closed month
 */
export const enterRegistration = async (
  { merchants, closedMonths, clock }: RegistrationDeps,
  { actor, merchantId, validFrom }: Change,
  statusOf: (merchant: Merchant) => VatStatus,
): Promise<boolean> => {
  const at = clock.now();
  const today = businessDateOf(at);
  const day = validFrom ?? today;
  if (day > today) throw new InvalidFields([{ field: 'validFrom', code: 'fields.registration-to-come' }]);
  // Before the lock on the merchant's row, as a closing locks.
  const isClosed = await closedMonths.isClosedFrom(merchantId, day);
  const merchant = await merchants.lock(merchantId);
  const status = statusOf(merchant);
  const isDated = validFrom !== null && validFrom !== undefined;
  if (!isDated && isSameStatus(status, merchant.toRecord())) return false;
  const later = segmentsOf(await merchants.registrationsOf(merchantId), { from: day, to: lastDay });
  if (later.length > 0 && later.every((one) => isSameStatus(one, status))) return false;
  if (isClosed) throw new InvalidFields([{ field: 'validFrom', code: 'fields.registration-closed-month' }]);
  const registration = { validFrom: day, ...vatStatusOf(status) };
  await merchants.enterRegistration(merchantId, registration, { by: nameOf(actor), at });
  return true;
};

/** The field of the day, for the audit log: when it was given and a registration was recorded. */
export const fieldOfDay = (validFrom: GivenDay['validFrom'], isEntered: boolean): readonly 'validFrom'[] =>
  isEntered && validFrom !== null && validFrom !== undefined ? ['validFrom'] : [];
