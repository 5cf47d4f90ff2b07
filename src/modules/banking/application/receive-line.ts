import { InvalidFields } from '#kernel/failure.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { maySee } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { ReceiveBankLine } from '#modules/payments/index.ts';
import type { BankMatches } from './bank-matches.ts';
import { lockUnpaid } from './match-line.ts';
import type { PayByLine } from './pay-by-line.ts';
import { writableBanks } from './policies.ts';

type Deps = Readonly<{
  bankMatches: BankMatches;
  payByLine: PayByLine;
  merchants: MerchantDirectory;
  work: UnitOfWork;
}>;

/** The money of a promised transfer came by a movement, as the payments module asks. */
export class ReceiveLine implements ReceiveBankLine {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, ScopeMissing, MerchantSuspended, LineIsMatched, LineIsNotMatched, InvalidFields, and what `ReceiveTransfer` refuses
   */
  async execute({
    actor,
    merchantId,
    bankLineId,
    reference,
  }: Parameters<ReceiveBankLine['execute']>[0]): ReturnType<ReceiveBankLine['execute']> {
    const { bankMatches, payByLine, work } = this.#deps;
    const problem = new InvalidFields([{ field: 'bankLineId', code: 'banking.not-found' }]);
    const writable = await writableBanks(this.#deps, actor);
    if (!maySee(writable, merchantId) || (await bankMatches.merchantOf(bankLineId)) !== merchantId)
      throw problem;
    return work.transact(async () => {
      const line = await lockUnpaid(bankMatches, bankLineId);
      if (line.currency !== 'EUR') throw problem;
      return { paymentId: await payByLine.promise(line, reference, { actor, reasons: ['REFERENCE'] }) };
    });
  }
}
