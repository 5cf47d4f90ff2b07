import { isValidIBAN } from 'ibantools';

/** Whether a text of capital letters and digits is an IBAN with the right length and check digits. */
export const isIban = (text: string): boolean => isValidIBAN(text);
