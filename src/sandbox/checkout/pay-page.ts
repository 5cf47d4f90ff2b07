import type Stripe from 'stripe';
import type { WalletType } from '../objects/card-details.ts';
import { readSessionNotes } from '../payments/session-notes.ts';
import { cardDigits, findTestCard } from '../payments/cards.ts';
import type { Stored } from '../storage/objects.ts';
import type { Messages } from '../messages/en.ts';
import { messagesIn, type Language } from '../messages/messages.ts';
import { cardTable } from './card-table.ts';
import { formatAmount } from './format-amount.ts';
import type { Field, FormErrors, TypedForm } from './read-card-form.ts';
import type { Page } from './render.ts';

type Input = {
  readonly name: Field;
  readonly label: keyof Messages;
  readonly kind: 'whole' | 'half';
  readonly inputmode: 'numeric' | 'text' | 'email';
  readonly maxlength: number;
  readonly hint?: keyof Messages;
};

const inputs: readonly Input[] = [
  { name: 'number', label: 'cardNumber', kind: 'whole', inputmode: 'numeric', maxlength: 23 },
  { name: 'expiry', label: 'expiry', kind: 'half', inputmode: 'text', maxlength: 9, hint: 'expiryHint' },
  { name: 'cvc', label: 'cvc', kind: 'half', inputmode: 'numeric', maxlength: 4 },
  { name: 'holder', label: 'holder', kind: 'whole', inputmode: 'text', maxlength: 100 },
  { name: 'email', label: 'email', kind: 'whole', inputmode: 'email', maxlength: 254 },
];

/** The value a field keeps after an error: never a security code, nor a number that may be a real card's. */
const keptValue = (name: Field, typed: TypedForm): string => {
  if (name === 'cvc') return '';
  if (name === 'number') return findTestCard(cardDigits(typed.number)) ? typed.number : '';
  return typed[name];
};

const fieldsOf = (messages: Messages, typed: TypedForm, errors: FormErrors) =>
  inputs.map((input) => {
    const error = errors[input.name];
    return {
      ...input,
      type: input.name === 'email' ? 'email' : 'text',
      label: messages[input.label],
      hint: input.hint && messages[input.hint],
      value: keptValue(input.name, typed),
      required: String(input.name !== 'email'),
      invalid: String(error !== undefined),
      error: error && messages[error],
    };
  });

/** The wallets by their trade names. */
const wallets: readonly { readonly type: WalletType; readonly name: string }[] = [
  { type: 'apple_pay', name: 'Apple Pay' },
  { type: 'google_pay', name: 'Google Pay' },
];

/** Origins of the merchant's return pages. */
export const originsOf = (session: Stripe.Checkout.Session): string[] => {
  const origins = [session.success_url, session.cancel_url].map(
    (address) => address && URL.parse(address)?.origin,
  );
  return [...new Set(origins)].filter((origin) => typeof origin === 'string');
};

/** The session's amount, formatted for the customer. */
export const sessionAmount = (session: Stripe.Checkout.Session, language: Language): string =>
  formatAmount(session.amount_total ?? 0, session.currency ?? 'eur', language);

/** The reason why the last attempt failed, if there was one. */
export type FailedAttempt = {
  readonly status: number;
  readonly alert: string;
  readonly typed?: TypedForm;
  readonly errors?: FormErrors;
};

const linesOf = ({ hidden }: Stored<'checkout.session'>, language: Language) => {
  const notes = readSessionNotes(hidden);
  return notes.lines.map((line, place) => ({
    name: line.description,
    description: notes.descriptions[place],
    many: (line.quantity ?? 1) > 1,
    quantity: line.quantity,
    amount: formatAmount(line.amount_total, line.currency, language),
  }));
};

/** The form in which the customer pays an open session. */
export const payPage = (
  stored: Stored<'checkout.session'>,
  language: Language,
  failedAttempt?: FailedAttempt,
): Page => {
  const session = stored.body;
  const messages = messagesIn(language);
  const email = session.customer_email ?? '';
  const typed = failedAttempt?.typed ?? { number: '', expiry: '', cvc: '', holder: '', email };
  const amount = sessionAmount(session, language);
  return {
    template: 'pay',
    status: failedAttempt?.status ?? 200,
    title: `${messages.payTitle} ${amount} · ${messages.banner}`,
    origins: originsOf(session),
    data: {
      amount,
      lines: linesOf(stored, language),
      alert: failedAttempt?.alert,
      action: `/c/pay/${session.id}`,
      wallets,
      fields: fieldsOf(messages, typed, failedAttempt?.errors ?? {}),
      cardStays: readSessionNotes(stored.hidden).intent.setupFutureUsage === 'off_session',
      canCancel: session.cancel_url !== null,
      cards: cardTable(messages, language),
    },
  };
};
