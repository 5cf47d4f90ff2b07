import { userIdOf, type Actor } from '#kernel/actor.ts';
import { addDays, businessDateOf, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { readSale, type CheckSale } from '#modules/invoices/index.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import type { ScheduleAuditLog } from '../domain/audit-actions.ts';
import { ScheduleNotFound } from '../domain/failures.ts';
import { nextPeriod, type Rhythm } from '../domain/periods.ts';
import { mustBeChangeable, type ScheduleMode } from '../domain/schedule.ts';
import { wordProblems } from '../domain/words.ts';
import { schedulingMerchant } from './policies.ts';
import type { Content, ScheduleRows, Terms } from './schedule-rows.ts';

/** What a merchant gives. */
export type GivenSchedule = Rhythm &
  Readonly<{
    content: Content;
    dueDays: number;
    mode: ScheduleMode;
    chargesCard: boolean;
    cardMax: Money<ChargeCurrency> | null;
  }>;
type Deps = Readonly<{
  rows: ScheduleRows;
  merchants: MerchantDirectory;
  config: Readonly<{ operatorMerchantId: number | null }>;
  checkSale: CheckSale;
  messages: Messages;
  work: UnitOfWork;
  clock: Clock;
  audit: ScheduleAuditLog;
}>;

/** Days; the farthest first document. */
const farthestDays = 730;

const problemsOf = (given: GivenSchedule, today: BusinessDate): FieldProblem[] => {
  const { content, startsOn, endsOn, times, chargesCard, mode } = given;
  const customerId = content.customerId ?? null;
  const hasEmail = typeof content.customer.email === 'string' && content.customer.email !== '';
  return [
    ...content.items.flatMap(({ description }, place) =>
      wordProblems(description, `items.${place}.description`),
    ),
    ...wordProblems(content.description ?? '', 'description'),
    ...(isBefore(addDays(today, farthestDays), startsOn)
      ? [{ field: 'startsOn', code: 'fields.schedule-far' }]
      : []),
    ...(endsOn !== null && times !== null ? [{ field: 'times', code: 'fields.schedule-one-end' }] : []),
    ...(endsOn !== null && nextPeriod(given, startsOn) === null
      ? [{ field: 'endsOn', code: 'fields.schedule-empty' }]
      : []),
    ...(chargesCard && customerId === null ? [{ field: 'customerId', code: 'fields.required' }] : []),
    ...((mode === 'ISSUE_AND_SEND' || chargesCard) && !hasEmail
      ? [{ field: 'customer.email', code: 'fields.required' }]
      : []),
  ];
};

/** Writes a schedule, and changes its documents from now on. */
export class WriteSchedule {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, ScopeMissing, MerchantMayNotAct, NotInPlan, InvalidFields @returns its id */
  async execute({ actor, given }: Readonly<{ actor: Actor; given: GivenSchedule }>): Promise<number> {
    const { rows, work, clock, audit } = this.#deps;
    const merchant = await schedulingMerchant(this.#deps, actor);
    const now = clock.now();
    const today = businessDateOf(now);
    if (isBefore(given.startsOn, today))
      throw new InvalidFields([{ field: 'startsOn', code: 'fields.schedule-past' }]);
    const terms = await this.#terms(given, merchant, today);
    return work.transact(async () => {
      const nextOn = nextPeriod(terms, terms.startsOn);
      const id = await rows.add({
        ...terms,
        merchantId: merchant.id,
        nextOn,
        createdBy: userIdOf(actor),
        at: now,
      });
      await audit.record({ actor, action: 'schedule.written', subject: { type: 'schedule', id } });
      return id;
    });
  }

  /**
   * Documents that were issued stay; what was missed stays listed.
   * @throws as `execute`; ScheduleNotFound, ScheduleStateRefused, ScheduleChanged
   */
  async change({
    actor,
    id,
    version,
    given,
  }: Readonly<{ actor: Actor; id: number; version: number; given: GivenSchedule }>): Promise<void> {
    const { rows, work, clock, audit } = this.#deps;
    const merchant = await schedulingMerchant(this.#deps, actor);
    const now = clock.now();
    const today = businessDateOf(now);
    const terms = await this.#terms(given, merchant, today);
    await work.transact(async () => {
      const stored = await rows.lock(id);
      if (stored?.merchantId !== merchant.id) throw new ScheduleNotFound();
      mustBeChangeable(stored, version);
      // A period that was done is not made again by another day.
      const from = stored.nextOn !== null && isBefore(stored.nextOn, today) ? stored.nextOn : today;
      const last = await rows.lastPeriod(id);
      const free = last === null ? terms.startsOn : addDays(last, 1);
      const nextOn = nextPeriod(terms, isBefore(from, free) ? free : from);
      await rows.change(id, terms, { nextOn, at: now });
      if (nextOn === null) await rows.move(id, { state: 'ENDED', nextOn, at: now });
      const data = { totalMinor: Number(stored.total.minor), newTotalMinor: Number(terms.total.minor) };
      await audit.record({ actor, action: 'schedule.changed', subject: { type: 'schedule', id }, data });
    });
  }

  async #terms(given: GivenSchedule, merchant: MerchantRecord, today: BusinessDate): Promise<Terms> {
    const problems = problemsOf(given, today);
    if (problems.length > 0) throw new InvalidFields(problems);
    const { checkSale, messages } = this.#deps;
    const customerId = given.content.customerId ?? null;
    const draft = readSale(given.content, messages);
    const { total } = await checkSale.execute({ draft, supplier: merchant, customerId, today });
    const { vatRegistration } = merchant;
    const about = draft.lines[0]!.description;
    return { ...given, customerId, customerName: draft.customer.name, about, total, vatRegistration };
  }
}
