import { token } from '#kernel/token.ts';

/** Judges account and bank codes without spaces, in capital letters. */
export interface BankCodes {
  isIban(text: string): boolean;
  isBic(text: string): boolean;
}
export const BankCodes = token<BankCodes>('merchants.BankCodes');
