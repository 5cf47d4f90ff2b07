import * as contract from '#contract/invoices/credit-notes.ts';
import { hasRole, type Actor } from '#kernel/actor.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Clock } from '#kernel/clock.ts';
import { decimalOf } from '#kernel/decimal.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { Money } from '#kernel/money.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { getInvoice } from '../../application/get-invoice.ts';
import type { FindInvoice } from '../../application/invoice-view.ts';
import {
  previewCreditNote,
  type CreditNotePreviewed,
} from '../../application/corrections/preview-credit-note.ts';
import { actingMerchantOf } from '../../application/policies.ts';
import type { WriteCreditNote } from '../../application/corrections/write-credit-note.ts';
import { sumsByRate } from '../../domain/corrections/credit-note.ts';
import { sumsOf } from '../../domain/written-invoice.ts';
import type { Invoices } from '../../ports/invoices.ts';
import { presentInvoice } from './present-invoice.ts';
import { readCreditChoice, requireCreditChoice } from './read-credit-choice.ts';

type Deps = Readonly<{
  merchants: MerchantDirectory;
  clock: Clock;
  messages: Messages;
  findInvoice: FindInvoice;
  invoices: Invoices;
  writeCreditNote: WriteCreditNote;
}>;
type Caller = Readonly<{ actor: Actor; language: Language }>;

const presentPreview = (previewed: CreditNotePreviewed): contract.CreditNotePreview => {
  const { document, left, lines, openMinor } = previewed;
  const { currency } = document.total;
  const decimal = (minor: bigint): number => Money.ofMinor(minor, currency).toDecimal();
  return {
    lines: left.map(({ position, quantity, net, tax }) => {
      const { description, unit } = document.lines[position - 1]!;
      const amounts = { net: decimal(net), total: decimal(net + tax) };
      return { line: position, description, unit, quantity: Number(decimalOf(quantity)), ...amounts };
    }),
    items: lines.map(({ correctsLine, description, quantity, unit, net }) => ({
      line: correctsLine!,
      description,
      quantity: Number(quantity),
      unit,
      net: net.toDecimal(),
    })),
    rates: sumsByRate(lines).map(({ rate, net, tax, vatGround = null }) => ({
      taxRate: rate,
      vatGround,
      base: decimal(net),
      tax: decimal(tax),
    })),
    totalAmount: sumsOf(lines, currency).total.toDecimal(),
    openAmount: decimal(openMinor),
    currency,
  };
};

/** The document, for a merchant that may issue documents, or for the back office. */
const findToCredit = async (deps: Deps, actor: Actor, invoiceId: number): Promise<void> => {
  if (hasRole(actor, 'MERCHANT')) await actingMerchantOf(actor, 'WRITE_DOCUMENTS', deps.merchants);
  await getInvoice(deps, actor, invoiceId);
};

/** Routes of credit notes without a refund. */
export const creditNoteRoutes = (deps: Deps): Route[] => [
  serve(
    contract.writeCreditNote,
    async ({ params: { id: invoiceId }, body, caller }) => {
      const { actor, language }: Caller = caller;
      const { reasonKind: kind, reason = null, send } = body;
      const choose = (currency: ChargeCurrency) => requireCreditChoice(body, currency);
      const command = { actor, invoiceId, choose, kind, reason, send };
      const noteId = await deps.writeCreditNote.execute(command);
      return presentInvoice(await getInvoice(deps, actor, noteId), language, deps.messages);
    },
    { find: ({ params, caller: { actor } }) => getInvoice(deps, actor, params.id) },
  ),
  serve(
    contract.previewCreditNote,
    async ({ params: { id: invoiceId }, body, caller: { actor } }) => {
      await findToCredit(deps, actor, invoiceId);
      const choose = ({ total }: CreditNotePreviewed['document']) => readCreditChoice(body, total.currency);
      return presentPreview(await previewCreditNote(deps, { invoiceId, choose }));
    },
    { find: ({ params, caller: { actor } }) => findToCredit(deps, actor, params.id) },
  ),
];
