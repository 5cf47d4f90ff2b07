import { randomBytes, randomUUID } from 'node:crypto';
import type { Money } from '#kernel/money.ts';
import { referenceBytes, transferReferenceOf } from '#kernel/transfer-reference.ts';
import { TransferPromises, type TransferPromise } from '#modules/links/index.ts';
import type { TestApplication } from '../application.ts';

const dayMs = 86_400_000;

type About = Partial<Pick<TransferPromise, 'invoiceId' | 'customerEmail' | 'promisedAt'>>;

/** A payer promises a transfer of the amount for the link. */
export const promiseTransfer = (
  shop: Pick<TestApplication, 'application'>,
  link: Readonly<{ id: number; merchantId: number }>,
  amount: Money<'EUR'>,
  about: About = {},
): Promise<TransferPromise> => {
  const promisedAt = about.promisedAt ?? new Date();
  return shop.application.resolve(TransferPromises).add({
    merchantId: link.merchantId,
    paymentLinkId: link.id,
    invoiceId: null,
    reference: transferReferenceOf(randomBytes(referenceBytes)),
    token: randomUUID(),
    amount,
    receiver: 'Пекарна „Липа“ ЕООД',
    iban: 'BG80BNBG96611020345678',
    bic: null,
    customerName: 'Мария Георгиева',
    customerEmail: 'maria@example.com',
    buyer: null,
    language: 'bg',
    expiresAt: new Date(promisedAt.getTime() + 14 * dayMs),
    ...about,
    promisedAt,
  });
};
