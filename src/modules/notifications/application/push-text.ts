import { shownText } from '#kernel/shown-text.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { PushEvent } from '../domain/events.ts';
import type { NotifiedPayment } from '../ports/notified-payments.ts';
import type { PushMessage } from '../ports/push-sender.ts';

type Formats = Readonly<{ messages: Messages; formatMoney: (money: Money, language: Language) => string }>;

const longestText = 120;
const short = (text: string): string =>
  shownText(text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text);

/** The push about an event, in the user's language: „+35,00 € от Мария“. */
export const messageFor = (
  event: PushEvent,
  { payment, amount, language }: Readonly<{ payment: NotifiedPayment; amount: Money; language: Language }>,
  { messages, formatMoney }: Formats,
): PushMessage => {
  const say = (code: string, params = {}): string => messages.say(language, `notifications.${code}`, params);
  const total = formatMoney(amount, language);
  const about = payment.description ?? say('number', { number: payment.orderNumber });
  const common = { path: `/merchant/payments/${payment.paymentId}`, language, body: short(about) };
  if (event === 'REFUND_FAILED')
    return { ...common, title: say('refund-failed', { total }), tag: `refund-${payment.paymentId}` };
  if (event === 'DISPUTE_OPENED')
    return { ...common, title: say('dispute-opened', { total }), tag: `dispute-${payment.paymentId}` };
  const customer = payment.customerName;
  const title =
    customer === null ? say('paid', { total }) : say('paid-by', { total, customer: short(customer) });
  return { ...common, title, tag: `payment-${payment.paymentId}` };
};
