import { businessDateOf } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import { formatDate, formatMoney } from '#platform/templates/formats.ts';
import type {
  MerchantLetter,
  MerchantMailContent as AnyContent,
} from '../../application/merchant-letters.ts';
import type { PlanMailContent } from '../../application/plan-mails.ts';

type Row = Letter['rows'][number];
/** The monthly report and plans have letters of their own. */
type MerchantMailContent = Exclude<AnyContent, { kind: 'MONTHLY_REPORT' } | PlanMailContent>;

/** The page of the portal that the button opens. */
const pageOf = (content: MerchantMailContent): string => {
  if ('invoiceId' in content) return `/merchant/invoices/${content.invoiceId}`;
  if ('payoutId' in content) return `/merchant/payouts/${content.payoutId}`;
  // The fragment opens the refund.
  if (content.kind === 'FRAUD_WARNING') return `/merchant/payments/${content.paymentId}#refund`;
  if ('paymentId' in content) return `/merchant/payments/${content.paymentId}`;
  // The fragment leads to the form of a new link.
  if (content.kind === 'APPROVED') return content.isAgain ? '/merchant/links' : '/merchant/links#new';
  if (content.kind.startsWith('ACCOUNT_')) return '/merchant/account';
  return content.kind === 'CORRECTED' ? '/merchant/settings/business' : '/merchant';
};

/** The part of the message keys for a kind of mail: `first-payment`. */
const keyOf = (content: MerchantMailContent): string => {
  if (content.kind === 'APPROVED' && content.isAgain) return 'approved-again';
  if (content.kind === 'DISPUTE_OPENED' && content.isInquiry) return 'inquiry-opened';
  if (content.kind === 'DISPUTE_DECIDED') return `dispute-${content.outcome.toLowerCase()}`;
  return content.kind.toLowerCase().replaceAll('_', '-');
};

/** The text of the reason; null for a provider code without a message. */
const reasonOf = (
  content: MerchantMailContent,
  { messages, language }: Readonly<{ messages: Messages; language: MerchantLetter['language'] }>,
): string | null => {
  if (content.kind === 'SUSPENDED' || content.kind === 'CORRECTED') return content.reason;
  if (content.kind === 'PAYOUT_FAILED') {
    const failure = `payouts.failure.${content.reason}`;
    return messages.knows(failure) ? messages.say(language, failure) : content.reason;
  }
  if (content.kind === 'FRAUD_WARNING') {
    const code = `merchants.mail.fraud-type.${content.reason}`;
    return messages.knows(code) ? messages.say(language, code) : null;
  }
  const isDispute = content.kind === 'DISPUTE_OPENED' || content.kind === 'DISPUTE_DUE';
  if (content.kind !== 'REFUND_FAILED' && !isDispute) return null;
  const code = `merchants.mail.${content.kind === 'REFUND_FAILED' ? 'refund' : 'dispute'}-reason.${content.reason}`;
  return messages.knows(code) ? messages.say(language, code) : null;
};

/** The mail about a fact, in the merchant's language. */
export const merchantLetter = (
  content: MerchantMailContent,
  { businessName, language }: MerchantLetter,
  { messages, publicUrl }: LetterTexts,
): Letter => {
  const say = (code: string, params = {}): string => messages.say(language, `merchants.mail.${code}`, params);
  const key = keyOf(content);
  const total =
    'amountMinor' in content
      ? formatMoney(Money.ofMinor(content.amountMinor, content.currency), language)
      : null;
  const days =
    content.kind === 'DISPUTE_DUE' ? say(daysKeyOf(content.daysLeft), { days: content.daysLeft }) : '';
  const params = { total: total ?? '', days };
  const dueAt = 'dueAt' in content ? content.dueAt : null;
  const rows: (Row | null)[] = [
    row(say('document'), 'invoiceId' in content ? `№ ${content.number}` : null),
    row(say('buyer'), 'invoiceId' in content ? content.buyer : null),
    row(say('payment'), paymentNumberOf(content)),
    row(say('reason'), reasonOf(content, { messages, language })),
    row(say('missing'), 'requirements' in content ? content.requirements.join(', ') : null),
    row(say('due'), dueAt && formatDate(businessDateOf(new Date(dueAt)), language)),
  ];
  return {
    language,
    subject: say(`${key}.subject`, params),
    preheader: say(`${key}.text`, params),
    sender: 'Plateno',
    logoId: null,
    greeting: messages.say(language, 'merchants.change.greeting', { merchant: businessName }),
    paragraphs: [say(`${key}.text`, params), say(`${key}.next`, params)],
    amount: total === null ? null : { label: say('amount'), value: total },
    button: { label: say(`${key}.button`), url: `${publicUrl}${pageOf(content)}`, hint: say('open') },
    rows: rows.filter((each) => each !== null),
    notes: [],
    footer: say('automatic'),
  };
};

/** The key of the days until a deadline: `days.today`, `days.one`, `days.many`. */
const daysKeyOf = (daysLeft: number): string => {
  if (daysLeft <= 0) return 'days.today';
  return daysLeft === 1 ? 'days.one' : 'days.many';
};

const paymentNumberOf = (content: MerchantMailContent): string | null =>
  'paymentId' in content && !('invoiceId' in content) && content.number !== undefined
    ? `№ ${content.number}`
    : null;

const row = (label: string, value: string | null): Row | null => (value === null ? null : { label, value });
