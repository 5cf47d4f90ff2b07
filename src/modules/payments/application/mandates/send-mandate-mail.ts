import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import { letterType, type Letters } from '#kernel/letters.ts';
import type { Money } from '#kernel/money.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Mandates } from './mandates.ts';

/** A mail to the payer about a card that stays. */
export type MandateLetter = Readonly<{
  kind: 'AGREED' | 'ENDED';
  to: string;
  id: string;
  language: Language;
  /** Name and e-mail of the merchant. */
  seller: string;
  replyTo: string;
  brand: string;
  last4: string;
  expiresOn: BusinessDate;
  max: Money<ChargeCurrency>;
  agreedText: string;
  /** Path of the page that shows and stops the card. */
  path: string;
}>;
export const ofMandate = letterType<MandateLetter>('payments.mandate');

type Command = Readonly<{ mandateId: number; kind: MandateLetter['kind'] }>;
type Deps = Readonly<{
  mandates: Pick<Mandates, 'find'>;
  merchants: Pick<MerchantDirectory, 'byId'>;
  letters: Letters;
}>;

/** The page of a card that stays. */
export const cardPath = (token: string, language: Language): string =>
  `/card/${token}${language === 'en' ? '?lang=en' : ''}`;

/** Tells the payer what was agreed to, with the link that stops it, or that the card is charged no more. */
export class SendMandateMail {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Nothing is sent to a payer whose data was erased, nor of an agreement that has ended meanwhile. */
  async execute({ mandateId, kind }: Command): Promise<void> {
    const { mandates, merchants, letters } = this.#deps;
    const mandate = await mandates.find({ id: mandateId });
    const merchant = mandate === null ? null : await merchants.byId(mandate.merchantId);
    if (mandate === null || merchant === null || mandate.email === null) return;
    if (kind === 'AGREED' && mandate.endedAt !== null) return;
    await letters.send(ofMandate, {
      kind,
      to: mandate.email,
      id: `mandate-${mandate.id}-${kind.toLowerCase()}`,
      language: mandate.language,
      seller: merchant.businessName,
      replyTo: merchant.email,
      brand: mandate.brand,
      last4: mandate.last4,
      expiresOn: mandate.expiresOn,
      max: mandate.max,
      agreedText: mandate.agreedText,
      path: cardPath(mandate.token, mandate.language),
    });
  }
}
