import type { Merchant, MerchantRegistration } from '#contract/merchants/merchants.ts';
import type { MonthDetails } from '#contract/closing/months.ts';
import { joined } from '../format/joined.ts';
import { formatDate } from '../format/format-date.ts';
import { fill } from '../messages/fill.ts';
import { useLanguage } from '../messages/language.ts';

/** Texts about the days of a VAT registration; the portal and the back office show the same. */
export const registrationTexts = {
  bg: {
    validFrom: 'В сила от',
    validFromHelp: 'Денят от удостоверението на НАП. Месеците преди него остават с предишната регистрация.',
    history: 'Регистрация по ДДС през времето',
    since: 'От {day}',
    changed: 'Регистрацията по ДДС се е променила през месеца.',
    ledger: 'Дневникът за продажбите съдържа документите {periods}.',
    noLedger: 'За месеца няма дневник за продажбите.',
    period: 'от {from} до {to}',
    and: ' и ',
  },
  en: {
    validFrom: 'Holds from',
    validFromHelp:
      'The day on the revenue agency’s certificate. Months before it keep the former registration.',
    history: 'VAT registration over time',
    since: 'From {day}',
    changed: 'The VAT registration changed during the month.',
    ledger: 'The sales ledger holds the documents {periods}.',
    noLedger: 'The month has no sales ledger.',
    period: 'from {from} to {to}',
    and: ' and ',
  },
} as const;

type Registration = Readonly<{
  vatRegistration: Merchant['vatRegistration'];
  vatNumber?: string | null | undefined;
}>;
type MonthRegistration = MonthDetails['registrations'][number];

/** The texts in the current language. */
export const useRegistrationTexts = () => registrationTexts[useLanguage()];

/**
 * Registrations as facts: the first day, and kind with number; empty until there is a second one.
 * @param nameOf the kind in words
 */
export const useRegistrationFacts = (
  registrations: readonly MerchantRegistration[],
  nameOf: (kind: Merchant['vatRegistration']) => string,
): readonly (readonly [since: string, registration: string])[] => {
  const { since } = useRegistrationTexts();
  if (registrations.length < 2) return [];
  return registrations.map(({ validFrom, vatRegistration, vatNumber }) => [
    fill(since, { day: formatDate(validFrom) }),
    joined([nameOf(vatRegistration), vatNumber]),
  ]);
};

const numberOf = ({ vatRegistration, vatNumber }: Registration): string =>
  vatRegistration === 'NONE' ? '' : (vatNumber ?? '').replaceAll(/\s/g, '').toUpperCase();

/** Whether a form gives another VAT registration or VAT number; spaces and case do not count. */
export const isRegistrationChanged = (before: Registration, typed: Registration): boolean =>
  before.vatRegistration !== typed.vatRegistration || numberOf(before) !== numberOf(typed);

type Period = Readonly<{ from: string; to: string }>;

/** Days of the general registration, which has a sales ledger (VAT Act, art. 124); neighbours are one period. */
const ledgerPeriods = (registrations: readonly MonthRegistration[]): readonly Period[] => {
  const periods: Period[] = [];
  let isOpen = false;
  for (const { vatRegistration, from, to } of registrations) {
    const isFull = vatRegistration === 'FULL';
    const last = periods[periods.length - 1];
    if (isFull && isOpen && last !== undefined) periods[periods.length - 1] = { from: last.from, to };
    else if (isFull) periods.push({ from, to });
    isOpen = isFull;
  }
  return periods;
};

/**
 * Says that the registration changed inside a month and which documents the sales ledger holds; undefined for a month
 * with one registration. @param registrations the first day first
 */
export const useMonthRegistrationNote = (registrations: readonly MonthRegistration[]): string | undefined => {
  const texts = useRegistrationTexts();
  if (registrations.length < 2) return undefined;
  const periods = ledgerPeriods(registrations).map(({ from, to }) =>
    fill(texts.period, { from: formatDate(from), to: formatDate(to) }),
  );
  const ledger =
    periods.length === 0 ? texts.noLedger : fill(texts.ledger, { periods: periods.join(texts.and) });
  return `${texts.changed} ${ledger}`;
};
