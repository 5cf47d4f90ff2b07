import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { TurnoverOfYear } from '#modules/invoices/index.ts';
import { MerchantNotFound, mustNotBeSuspended, type MerchantDirectory } from '#modules/merchants/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import type { ClosingAuditLog } from '../domain/audit-actions.ts';
import { TurnoverNotFound } from '../domain/failures.ts';
import { countsTowards, isSuppliedIn, type ThresholdLimit } from '../domain/turnover-rules.ts';
import {
  countryThreshold,
  thresholdState,
  unionThreshold,
  type ThresholdState,
  type TurnoverPart,
} from '../domain/vat-threshold.ts';
import type { OtherTurnover, ThresholdRecords } from '../ports/threshold-records.ts';

export type ThresholdDeps = Readonly<{
  turnover: TurnoverOfYear;
  thresholds: ThresholdRecords;
  clock: Clock;
}>;

const yearOf = (day: BusinessDate): number => Number(day.slice(0, 4));

/** Whether the threshold applies to the merchant: it is not registered under the general rules. */
export const isWatched = ({ vatRegistration }: Pick<MerchantRecord, 'vatRegistration'>): boolean =>
  vatRegistration !== 'FULL';

/** Whether the threshold in the Union applies, too: the merchant is in the scheme for small enterprises. */
const isInScheme = ({ vatRegistration }: Pick<MerchantRecord, 'vatRegistration'>): boolean =>
  vatRegistration === 'EX';

/** The turnover of a year against the thresholds; `union` is null outside of the scheme for small enterprises. */
export type ThresholdView = ThresholdState &
  Readonly<{ year: number; rows: readonly OtherTurnover[]; union: ThresholdState | null }>;

/** The turnover of the current year of a merchant. The caller has checked the right. */
export const readThreshold = async (
  { turnover, thresholds, clock }: ThresholdDeps,
  merchant: Pick<MerchantRecord, 'id' | 'vatRegistration'>,
): Promise<ThresholdView> => {
  const today = businessDateOf(clock.now());
  const year = yearOf(today);
  const rows = await thresholds.otherTurnoverOf(merchant.id, year);
  const entries = await turnover.entries(merchant.id, year);
  const partsOf = (limit: ThresholdLimit): TurnoverPart[] => [
    ...entries.filter(({ ground, country }) => countsTowards(limit, ground, country)),
    ...rows
      .filter(({ country }) => isSuppliedIn(limit, country))
      .map(({ day, minor }) => ({ invoiceId: null, invoiceNumber: null, day, minor })),
  ];
  const threshold = countryThreshold(await thresholds.limitOf(year));
  return {
    ...thresholdState(partsOf('COUNTRY'), threshold, today),
    union: isInScheme(merchant) ? thresholdState(partsOf('UNION'), unionThreshold, today) : null,
    year,
    rows,
  };
};

/** Open merchants with turnover in the year to which the threshold applies. */
export const watchedMerchants = async (
  {
    turnover,
    thresholds,
    directory,
  }: ThresholdDeps & Readonly<{ directory: Pick<MerchantDirectory, 'openByIds'> }>,
  year: number,
): Promise<readonly MerchantRecord[]> => {
  const ids = new Set([...(await turnover.merchants(year)), ...(await thresholds.merchantsWithOther(year))]);
  return (await directory.openByIds([...ids])).filter(isWatched);
};

/** The caller's turnover against the threshold. @throws SignInNeeded, SecondFactorRequired, NotAllowed, MerchantNotFound */
export const getVatThreshold = async (
  deps: ThresholdDeps & Readonly<{ directory: MerchantDirectory }>,
  actor: Actor,
) => {
  const merchant = await deps.directory.byId(mustHold(actor, 'EXPORT', 'exports:read'));
  if (merchant === null) throw new MerchantNotFound();
  return { ...(await readThreshold(deps, merchant)), isWatched: isWatched(merchant) };
};

type WriteDeps = Readonly<{
  directory: MerchantDirectory;
  thresholds: ThresholdRecords;
  clock: Clock;
  work: UnitOfWork;
  audit: ClosingAuditLog;
}>;
type AddCommand = Readonly<{
  actor: Actor;
  day: BusinessDate;
  amount: number;
  note: string;
  /** Where it was supplied, ISO 3166-1 alpha-2. */
  country: string;
}>;

/** Records turnover outside of the product. */
export class AddTurnover {
  readonly #deps: WriteDeps;
  constructor(deps: WriteDeps) {
    this.#deps = deps;
  }

  /** @returns its id @throws SignInNeeded, NotAllowed, MerchantSuspended, InvalidFields for zero, a day to come or a country outside the Union */
  async execute({ actor, day, amount, note, country }: AddCommand): Promise<number> {
    const { directory, thresholds, clock, work, audit } = this.#deps;
    const merchantId = mustHold(actor, 'WRITE_DOCUMENTS');
    await mustNotBeSuspended(actor, directory);
    const now = clock.now();
    const minor = Number(Money.ofDecimal(amount, 'EUR').minor);
    if (minor === 0) throw new InvalidFields([{ field: 'amount', code: 'fields.turnover-zero' }]);
    if (day > businessDateOf(now))
      throw new InvalidFields([{ field: 'day', code: 'fields.turnover-to-come' }]);
    if (!isSuppliedIn('UNION', country))
      throw new InvalidFields([{ field: 'country', code: 'fields.turnover-outside-union' }]);
    return work.transact(async () => {
      const by = { recordedBy: nameOf(actor), recordedAt: now };
      const id = await thresholds.addTurnover({ merchantId, day, minor, note, country, ...by });
      const subject = { type: 'merchant', id: merchantId } as const;
      const data = { turnoverId: id, day, minor, country };
      await audit.record({ actor, action: 'merchant.other-turnover-added', subject, data });
      return id;
    });
  }
}

/** Removes turnover that was recorded by mistake. */
export class RemoveTurnover {
  readonly #deps: WriteDeps;
  constructor(deps: WriteDeps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantSuspended, TurnoverNotFound */
  async execute({ actor, id }: Readonly<{ actor: Actor; id: number }>): Promise<void> {
    const { directory, thresholds, work, audit } = this.#deps;
    const merchantId = mustHold(actor, 'WRITE_DOCUMENTS');
    await mustNotBeSuspended(actor, directory);
    await work.transact(async () => {
      if (!(await thresholds.removeTurnover(merchantId, id))) throw new TurnoverNotFound();
      const subject = { type: 'merchant', id: merchantId } as const;
      await audit.record({
        actor,
        action: 'merchant.other-turnover-removed',
        subject,
        data: { turnoverId: id },
      });
    });
  }
}
