import { addDays, type BusinessDate } from '#kernel/business-date.ts';
import type { Days } from '#kernel/month.ts';
import type { FiscalProfile, VatRegistration } from './fiscal-profile.ts';

/** A VAT registration with its number; both hold together. */
export type VatStatus = Readonly<{ vatRegistration: VatRegistration; vatNumber: string | null }>;
/** A VAT registration with the first day in Sofia on which it holds. */
export type Registration = VatStatus & Readonly<{ validFrom: BusinessDate }>;
/** Days on which one VAT registration holds. */
export type RegistrationSegment = Days & VatStatus;

/** The VAT registration of a fiscal profile. */
export const vatStatusOf = ({ vatRegistration, vatNumber }: VatStatus | FiscalProfile): VatStatus => ({
  vatRegistration,
  vatNumber,
});

/** Whether two registrations are of one kind and have one number. */
export const isSameStatus = (one: VatStatus, other: VatStatus): boolean =>
  one.vatRegistration === other.vatRegistration && one.vatNumber === other.vatNumber;

/**
 * The registrations (or plans) that hold, by the first day. One that was recorded later supersedes all earlier recorded ones
 * that hold from the same day or a later one; so the last recorded one is the last.
 * @param recorded in the order in which they were recorded
 */
export const holdingOf = <T extends Readonly<{ validFrom: BusinessDate }>>(recorded: readonly T[]): T[] =>
  recorded.reduce<T[]>(
    (holding, next) => [...holding.filter(({ validFrom }) => validFrom < next.validFrom), next],
    [],
  );

/** The registration of a day; before the first day it is the first one. */
const statusOn = (holding: readonly Registration[], day: BusinessDate): Registration | undefined =>
  holding.findLast(({ validFrom }) => validFrom <= day) ?? holding[0];

/**
 * The registrations of the days, in their order and without a gap; neighbours differ. Empty without a recorded one.
 * @param recorded in the order in which they were recorded
 */
export const segmentsOf = (recorded: readonly Registration[], { from, to }: Days): RegistrationSegment[] => {
  const holding = holdingOf(recorded);
  const first = statusOn(holding, from);
  if (first === undefined) return [];
  const later = holding.filter(({ validFrom }) => validFrom > from && validFrom <= to);
  return [{ ...first, validFrom: from }, ...later]
    .filter((one, place, all) => place === 0 || !isSameStatus(one, all[place - 1]!))
    .map((one, place, all) => {
      const next = all[place + 1];
      return {
        from: one.validFrom,
        to: next === undefined ? to : addDays(next.validFrom, -1),
        ...vatStatusOf(one),
      };
    });
};
