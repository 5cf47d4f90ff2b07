import type { Invariant } from '#kernel/invariant.ts';
import { AnchorsDamaged, readAnchors } from '../domain/anchor.ts';
import type { AnchorStore } from '../ports/anchor-store.ts';
import type { InvoiceBooks } from '../ports/invoice-books.ts';
import type { VerifyNumbers } from './verify-numbers.ts';

type Deps = Readonly<{ books: InvoiceBooks; verifyNumbers: VerifyNumbers; anchorStore: AnchorStore }>;

/** Everything that `invoices verify` finds, also against the anchors of this installation. */
const brokenChains = async (verifyNumbers: VerifyNumbers, anchorStore: AnchorStore): Promise<string[]> => {
  try {
    const { findings } = await verifyNumbers.examine(await readAnchors(await anchorStore.read()));
    return findings.map(
      ({ merchantId, series, invoiceNumber, fault }) =>
        `document ${invoiceNumber} of merchant ${merchantId} (${series}): ${fault}`,
    );
  } catch (error) {
    if (error instanceof AnchorsDamaged) return [error.message];
    throw error;
  }
};

/** Reliability, "Invariants": true after every fault. */
export const invoiceInvariants = ({ books, verifyNumbers, anchorStore }: Deps): Invariant[] => [
  { code: 'doctor.chains-intact', violations: () => brokenChains(verifyNumbers, anchorStore) },
  { code: 'doctor.numbers-gapless', violations: () => books.gapsInNumbers() },
  { code: 'doctor.one-invoice-each', violations: () => books.paymentsWithoutOneInvoice() },
  { code: 'doctor.one-credit-note-each', violations: () => books.refundsWithoutOneCreditNote() },
  { code: 'doctor.one-receipt-each', violations: () => books.invoicesWithoutReceipt() },
];
