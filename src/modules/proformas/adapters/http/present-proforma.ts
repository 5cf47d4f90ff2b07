import type { Proforma, ProformaSummary, PublicProforma } from '#contract/proformas/proformas.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import type { Messages } from '#kernel/messages.ts';
import { computeLines, readSale } from '#modules/invoices/index.ts';
import { openOf, stateOn } from '../../domain/proforma.ts';
import { proformaOf } from '../postgres/proforma-row.ts';
import type { partsOf } from '../postgres/list-proformas.ts';
import type { ProformaView } from '../postgres/proforma-view.ts';

type Parts = Awaited<ReturnType<typeof partsOf>>;

const sumsOf = (view: ProformaView) => {
  const { subtotal, tax, total, paid } = proformaOf(view);
  return {
    currency: view.currency,
    subtotal: subtotal.toDecimal(),
    taxAmount: tax.toDecimal(),
    total: total.toDecimal(),
    paid: paid.toDecimal(),
    open: openOf({ total, paid }).toDecimal(),
  };
};

const stateOf = (view: ProformaView, now: Date) => stateOn(proformaOf(view), businessDateOf(now));

/** Maps a view to the contract of lists. */
export const presentSummary = (view: ProformaView, now: Date): ProformaSummary => ({
  id: view.id,
  version: view.version,
  kind: view.kind,
  number: view.number,
  state: stateOf(view, now),
  merchantId: view.merchantId,
  merchantName: view.merchantName,
  customerId: view.customerId,
  customerName: view.customerName,
  about: view.about,
  ...sumsOf(view),
  validUntil: view.validUntil,
  sentAt: view.sentAt,
  hasQuestion: view.hasQuestion,
  isEmailRefused: view.isEmailRefused,
  createdAt: view.createdAt,
});

/** The page of the payer. */
export const offerUrl = (publicUrl: string, token: string): string => `${publicUrl}/offer/${token}`;

type About = Readonly<{ now: Date; publicUrl: string }>;

/** Maps a view with its documents and questions to the contract of one record. */
export const presentRecord = (view: ProformaView, parts: Parts, { now, publicUrl }: About): Proforma => ({
  ...presentSummary(view, now),
  content: view.content,
  cardMax: proformaOf(view).cardMax?.toDecimal() ?? null,
  url: view.sentAt === null ? null : offerUrl(publicUrl, view.token),
  paymentLinkId: view.paymentLinkId,
  reference: view.reference,
  acceptedAt: view.acceptedAt,
  acceptedBy: view.acceptedBy,
  invoices: parts.invoices.map(({ totalMinor, ...one }) => ({
    ...one,
    total: Money.ofMinor(BigInt(totalMinor), view.currency).toDecimal(),
  })),
  questions: parts.questions.map((one) => ({ ...one })),
});

type OfPayer = About & Readonly<{ messages: Messages }>;

/** Maps a view to the contract of its payer. */
export const presentOffer = (view: ProformaView, { now, publicUrl, messages }: OfPayer): PublicProforma => {
  const draft = readSale(view.content, messages);
  return {
    kind: view.kind,
    number: view.number,
    state: stateOf(view, now),
    version: view.version,
    merchantName: view.merchantName,
    customerName: view.customerName,
    items: computeLines(draft).map(({ description, quantity, unit, net, tax }) => ({
      description,
      quantity: Number(quantity),
      unit,
      total: net.plus(tax).toDecimal(),
    })),
    ...sumsOf(view),
    description: draft.description,
    language: draft.language,
    validUntil: view.validUntil,
    acceptedAt: view.acceptedAt,
    payUrl: view.payToken === null ? null : `${publicUrl}/pay/${view.payToken}`,
  };
};
