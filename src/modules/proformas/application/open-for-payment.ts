import { systemFor } from '#kernel/actor.ts';
import { addDays, startOfDay } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import type { Random } from '#kernel/random.ts';
import { referenceBytes, transferReferenceOf } from '#kernel/transfer-reference.ts';
import {
  chargeProblems,
  isBankOffered,
  promisedUntil,
  type CancelLink,
  type CreateLink,
  type PayableLinks,
  type TransferPromises,
} from '#modules/links/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { openOf } from '../domain/proforma.ts';
import type { ProformaKey, ProformaRows, StoredProforma } from './proforma-rows.ts';

type Deps = Readonly<{
  rows: ProformaRows;
  merchants: Pick<MerchantDirectory, 'byId'>;
  createLink: Pick<CreateLink, 'execute'>;
  cancelLink: Pick<CancelLink, 'execute'>;
  links: Pick<PayableLinks, 'forCheckout' | 'lock' | 'payableToken'>;
  transferPromises: TransferPromises;
  random: Random;
  clock: Clock;
}>;

/** The payment link over what is open of a proforma, and the transfer that it waits for. */
export class OpenForPayment {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Locks its link and then the proforma until the transaction ends, as a payment does (reliability, lock order). */
  async lock(key: ProformaKey): Promise<StoredProforma | null> {
    const { rows, links } = this.#deps;
    const found = await rows.find(key);
    if (found === null) return null;
    if (found.paymentLinkId !== null) await links.lock(found.paymentLinkId);
    return rows.lock(key);
  }

  /** Opens it where no link of it can be paid; the caller has locked it. */
  async open(proforma: StoredProforma): Promise<Pick<StoredProforma, 'paymentLinkId' | 'reference'>> {
    const { rows, links } = this.#deps;
    const { id, paymentLinkId: known, reference } = proforma;
    if (known !== null && (await links.payableToken(known)) !== null)
      return { paymentLinkId: known, reference };
    // A rest below the smallest charge is asked for by no link.
    if (chargeProblems(openOf(proforma)).length > 0) return { paymentLinkId: known, reference };
    const paymentLinkId = await this.#link(proforma);
    const asked = { paymentLinkId, reference: await this.#promise(proforma, paymentLinkId) };
    await rows.open(id, asked);
    return asked;
  }

  /** Closes link and transfer: neither is waited for any more. The caller has locked it. */
  async close({ merchantId, paymentLinkId, reference }: StoredProforma): Promise<void> {
    const { links, cancelLink, transferPromises, clock } = this.#deps;
    if (reference !== null) {
      const locked = await transferPromises.lockByReference(reference, merchantId);
      const isWaiting =
        locked !== null && locked.promise.paidAt === null && locked.promise.withdrawnAt === null;
      if (isWaiting) await transferPromises.withdraw(locked.promise.id, clock.now());
    }
    if (paymentLinkId !== null && (await links.payableToken(paymentLinkId)) !== null)
      await cancelLink.execute({ actor: systemFor('proformas', merchantId), paymentLinkId });
  }

  async #link(proforma: StoredProforma): Promise<number> {
    const { createLink } = this.#deps;
    const { merchantId, about, customerName, customerEmail, customerId, cardMax, validUntil } = proforma;
    const { id } = await createLink.execute({
      actor: systemFor('proformas', merchantId),
      right: 'WRITE_DOCUMENTS',
      amount: openOf(proforma),
      description: about,
      usage: 'SINGLE',
      // The end of its last day.
      expiresAt: startOfDay(addDays(validUntil, 1)),
      customerName,
      customerEmail,
      customerId,
      cardMax,
    });
    return id;
  }

  /** @returns its reference; null where the bank is not offered */
  async #promise(proforma: StoredProforma, paymentLinkId: number): Promise<string | null> {
    const { merchants, links, transferPromises, random, clock } = this.#deps;
    const { merchantId, customerName, customerEmail, content } = proforma;
    const { chargeAmount, methods, expiresAt } = await links.forCheckout(paymentLinkId, merchantId);
    const merchant = await merchants.byId(merchantId);
    const iban = merchant?.iban ?? null;
    const { currency: chargeCurrency } = chargeAmount;
    if (merchant === null || iban === null || !isBankOffered({ methods, chargeCurrency, iban })) return null;
    const promisedAt = clock.now();
    const { reference } = await transferPromises.add({
      merchantId,
      paymentLinkId,
      invoiceId: null,
      reference: transferReferenceOf(random.bytes(referenceBytes)),
      token: random.token(),
      amount: Money.ofMinor(chargeAmount.minor, 'EUR'),
      receiver: merchant.businessName,
      iban,
      bic: merchant.bic,
      customerName,
      customerEmail,
      buyer: null,
      language: content.language,
      promisedAt,
      expiresAt: promisedUntil(expiresAt, promisedAt),
    });
    return reference;
  }
}
