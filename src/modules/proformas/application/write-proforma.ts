import { userIdOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { ProformaAuditLog } from '../domain/audit-actions.ts';
import { ProformaNotFound } from '../domain/failures.ts';
import { mustBeChangeable } from '../domain/proforma.ts';
import { checkTerms, type GivenTerms } from './check-terms.ts';
import type { OpenForPayment } from './open-for-payment.ts';
import { writingMerchant } from './policies.ts';
import type { ProformaRows } from './proforma-rows.ts';
import type { SendProforma } from './send-proforma.ts';

type Deps = Parameters<typeof checkTerms>[0] &
  Readonly<{
    rows: ProformaRows;
    merchants: MerchantDirectory;
    openForPayment: OpenForPayment;
    sendProforma: SendProforma;
    work: UnitOfWork;
    random: Random;
    clock: Clock;
    audit: ProformaAuditLog;
  }>;

/** Writes a proforma or an offer, and changes what it says. */
export class WriteProforma {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @param isSent mails it at once; a refused mail writes nothing
   * @throws SignInNeeded, NotAllowed, ScopeMissing, MerchantMayNotAct, InvalidFields, and what `SendProforma` throws
   * @returns its id
   */
  async execute({
    actor,
    terms: given,
    isSent,
  }: Readonly<{ actor: Actor; terms: GivenTerms; isSent: boolean }>): Promise<number> {
    const { rows, sendProforma, work, random, clock, audit } = this.#deps;
    const merchant = await writingMerchant(this.#deps, actor);
    const terms = await checkTerms(this.#deps, given, merchant);
    return work.transact(async () => {
      const id = await rows.add({
        ...terms,
        merchantId: merchant.id,
        token: random.token(),
        createdBy: userIdOf(actor),
        createdAt: clock.now(),
      });
      await audit.record({ actor, action: 'proforma.written', subject: { type: 'proforma', id } });
      if (isSent) await sendProforma.execute({ actor, id, to: null });
      return id;
    });
  }

  /**
   * Replaces what it says: link and reference of before are closed, and it is sent again.
   * @throws as `execute`; ProformaNotFound, ProformaIsPaid, ProformaStateRefused, ProformaChanged
   */
  async change({
    actor,
    id,
    version,
    terms: given,
  }: Readonly<{ actor: Actor; id: number; version: number; terms: GivenTerms }>): Promise<void> {
    const { rows, openForPayment, work, clock, audit } = this.#deps;
    const merchant = await writingMerchant(this.#deps, actor);
    const terms = await checkTerms(this.#deps, given, merchant);
    await work.transact(async () => {
      const stored = await openForPayment.lock({ id, ofMerchant: merchant.id });
      if (stored === null) throw new ProformaNotFound();
      mustBeChangeable(stored, version);
      await openForPayment.close(stored);
      await rows.change(id, terms, clock.now());
      await audit.record({ actor, action: 'proforma.changed', subject: { type: 'proforma', id } });
    });
  }
}
