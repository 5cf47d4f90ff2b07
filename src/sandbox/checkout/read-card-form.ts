import type { FilledCard } from '../objects/card-details.ts';
import { cardDigits, findTestCard, passesLuhn } from '../payments/cards.ts';
import type { Messages } from '../messages/en.ts';

/** Names of the form's inputs. */
export type Field = 'number' | 'expiry' | 'cvc' | 'holder' | 'email';

/** The message key of each invalid field. */
export type FormErrors = Partial<Record<Field, keyof Messages>>;

/** The form as typed. */
export type TypedForm = Readonly<Record<Field, string>>;

/** Reads the form, trimmed. */
export const typedForm = (encoded: string): TypedForm => {
  const fields = new URLSearchParams(encoded);
  const read = (name: Field) => (fields.get(name) ?? '').trim().slice(0, 300);
  return {
    number: read('number'),
    expiry: read('expiry'),
    cvc: read('cvc'),
    holder: read('holder'),
    email: read('email'),
  };
};

type Expiry = { readonly month: number; readonly year: number };

/** `12/34`, `12 / 2034` and `1234` alike. */
const readExpiry = (typed: string): Expiry | undefined => {
  const match = /^(\d{1,2})\s*[/.\-\s]?\s*(\d{4}|\d{2})$/.exec(typed);
  const month = Number(match?.[1]);
  const year = Number(match?.[2]);
  if (!match || month < 1 || month > 12) return undefined;
  return { month, year: year < 100 ? 2000 + year : year };
};

const isPast = ({ month, year }: Expiry, nowSeconds: number): boolean => {
  const now = new Date(nowSeconds * 1000);
  return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
};

const numberError = (digits: string): keyof Messages | undefined => {
  if (!passesLuhn(digits)) return 'numberFailsCheck';
  return findTestCard(digits) ? undefined : 'numberUnknown';
};

const expiryError = (expiry: Expiry | undefined, nowSeconds: number): keyof Messages | undefined => {
  if (!expiry) return 'expiryUnreadable';
  return isPast(expiry, nowSeconds) ? 'expiryPast' : undefined;
};

const errorsOf = (typed: TypedForm, nowSeconds: number): FormErrors => {
  const digits = cardDigits(typed.number);
  const cvcForm = findTestCard(digits)?.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  const found: Record<Field, keyof Messages | undefined> = {
    number: numberError(digits),
    expiry: expiryError(readExpiry(typed.expiry), nowSeconds),
    cvc: cvcForm.test(typed.cvc) ? undefined : 'cvcUnreadable',
    holder: typed.holder === '' ? 'holderMissing' : undefined,
    email:
      typed.email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.email) ? undefined : 'emailUnreadable',
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
};

/** The card of the form, or the form's errors. Only published test cards are accepted. */
export const readCardForm = (typed: TypedForm, nowSeconds: number): FilledCard | { errors: FormErrors } => {
  const errors = errorsOf(typed, nowSeconds);
  const card = findTestCard(cardDigits(typed.number));
  const expiry = readExpiry(typed.expiry);
  if (Object.keys(errors).length > 0 || !card || !expiry) return { errors };
  const email = typed.email === '' ? null : typed.email;
  return { card, expiryMonth: expiry.month, expiryYear: expiry.year, holder: typed.holder, email };
};
