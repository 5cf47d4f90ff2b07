import { InvalidFields } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import type { PayableLink } from '#modules/links/index.ts';
import type { CardConsent } from '../../domain/payment-draft.ts';

type Asked = Readonly<{ keepsCard: boolean; language: Language }>;

/**
 * What a payer who lets the card stay agrees to, as the pay page says it; null for one who does not.
 * @throws InvalidFields for a link that offers it to no customer
 */
export const consentOf = (
  { messages }: Readonly<{ messages: Messages }>,
  { keepsCard, language }: Asked,
  link: Pick<PayableLink, 'cardMax' | 'customerId'> | null,
): CardConsent | null => {
  if (!keepsCard) return null;
  if (!link?.cardMax || link.customerId === null)
    throw new InvalidFields([{ field: 'keepsCard', code: 'fields.card-not-kept' }]);
  const { cardMax } = link;
  const params = { max: String(cardMax.toDecimal()), currency: cardMax.currency };
  return { maxMinor: Number(cardMax.minor), text: messages.say(language, 'payments.card-agreement', params) };
};
