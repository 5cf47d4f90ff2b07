import type { Actor } from '#kernel/actor.ts';
import type { Currency } from '#kernel/currency.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { mustHaveFeature } from '#kernel/plan-failures.ts';
import { planInForce } from '#kernel/plans.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { TransferPromises } from '#modules/links/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { LineIsMatched, LineIsNotMatched } from '../domain/failures.ts';
import type { MatchReason } from '../domain/match-reason.ts';
import type { SuggestedInvoice } from '../domain/suggestion.ts';
import type { BankMatches, LockedLine } from './bank-matches.ts';
import { writableLine } from './find-line.ts';
import type { PayByLine } from './pay-by-line.ts';

type Deps = Readonly<{
  bankMatches: BankMatches;
  payByLine: PayByLine;
  merchants: MerchantDirectory;
  config: Readonly<{ operatorMerchantId: number | null }>;
  transferPromises: Pick<TransferPromises, 'find'>;
  work: UnitOfWork;
}>;
/** An amount is decimal, in the currency of the movement. */
type Invoices = readonly Readonly<{ invoiceId: number; amount: number }>[];
type Command = Readonly<{ actor: Actor; lineId: number }> &
  Readonly<{ invoices: Invoices; promiseId?: undefined } | { invoices?: undefined; promiseId: number }>;

/** Locked and paid nothing yet. @throws LineIsMatched, LineIsNotMatched for one that is set aside, goes back or went out */
export const lockUnpaid = async (bankMatches: BankMatches, lineId: number): Promise<LockedLine> => {
  const line = await bankMatches.lock(lineId);
  if (line.state === 'MATCHED') throw new LineIsMatched();
  if ((line.state !== 'NEW' && line.state !== 'SUGGESTED') || line.amountMinor < 0)
    throw new LineIsNotMatched();
  return line;
};

/** The reasons of the suggestion that a person accepts. */
const reasonsOf = (
  { suggestions }: LockedLine,
  isAccepted: (suggestion: LockedLine['suggestions'][number]) => boolean,
): readonly MatchReason[] => suggestions.find((one) => isAccepted(one))?.reasons ?? [];

/** A person says what a movement paid. */
export class MatchLine {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, ScopeMissing, MerchantSuspended, NotInPlan, BankLineNotFound, LineIsMatched,
   *   LineIsNotMatched, InvalidFields, and what `RecordTransfer` or `ReceiveTransfer` refuses
   */
  async execute({ actor, lineId, invoices, promiseId }: Command): Promise<void> {
    const merchantId = await writableLine(this.#deps, actor, lineId);
    await this.#mustHavePlan(merchantId);
    await this.#deps.work.transact(async () => {
      const line = await lockUnpaid(this.#deps.bankMatches, lineId);
      if (promiseId !== undefined) return this.#receive(line, promiseId, actor);
      return this.#pay(line, invoices, actor);
    });
  }

  async #mustHavePlan(merchantId: number): Promise<void> {
    const { merchants, config } = this.#deps;
    mustHaveFeature(planInForce((await merchants.byId(merchantId))!, config), 'bankStatements');
  }

  async #pay(line: LockedLine, invoices: Invoices, actor: Actor): Promise<void> {
    const currency = line.currency as Currency;
    const paid = invoices.map(({ invoiceId, amount }) => ({
      invoiceId,
      amountMinor: Number(Money.ofDecimal(amount, currency).minor),
    }));
    const problems = await this.#problems(line, paid);
    if (problems.length > 0) throw new InvalidFields(problems);
    const ids = paid.map(({ invoiceId }) => invoiceId);
    const reasons = reasonsOf(
      line,
      ({ invoices: suggested }) =>
        suggested.length === ids.length && suggested.every(({ invoiceId }) => ids.includes(invoiceId)),
    );
    await this.#deps.payByLine.invoices(line, paid, { actor, reasons });
  }

  /** A document twice or in another currency, or more than the movement. */
  async #problems(line: LockedLine, paid: readonly SuggestedInvoice[]): Promise<FieldProblem[]> {
    const { merchantId, currency, amountMinor } = line;
    const ids = paid.map(({ invoiceId }) => invoiceId);
    const currencies = await this.#deps.bankMatches.currenciesOf(merchantId, ids);
    const sum = paid.reduce((all, one) => all + one.amountMinor, 0);
    const amount = Money.ofMinor(amountMinor, currency as Currency)
      .toDecimal()
      .toFixed(2);
    const problems = paid.flatMap(({ invoiceId }, place): FieldProblem[] => {
      const field = `invoices.${place}.invoiceId`;
      const known = currencies.get(invoiceId);
      if (ids.indexOf(invoiceId) < place) return [{ field, code: 'banking.document-twice' }];
      return known === undefined || known === currency
        ? []
        : [{ field, code: 'banking.document-in-other-currency', params: { currency: known } }];
    });
    return sum > amountMinor
      ? [...problems, { field: 'invoices', code: 'banking.more-than-movement', params: { amount, currency } }]
      : problems;
  }

  async #receive(line: LockedLine, promiseId: number, actor: Actor): Promise<void> {
    const promise = await this.#deps.transferPromises.find({ id: promiseId });
    if (promise?.merchantId !== line.merchantId || line.currency !== 'EUR')
      throw new InvalidFields([{ field: 'promiseId', code: 'banking.no-such-promise' }]);
    const reasons = reasonsOf(line, (one) => one.promiseId === promiseId);
    await this.#deps.payByLine.promise(line, promise.reference, { actor, reasons });
  }
}
