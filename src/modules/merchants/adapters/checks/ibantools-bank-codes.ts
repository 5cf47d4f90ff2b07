import { isValidBIC, isValidIBAN } from 'ibantools';
import type { BankCodes } from '../../ports/bank-codes.ts';

export const ibantoolsBankCodes: BankCodes = {
  isIban: (text) => isValidIBAN(text),
  isBic: (text) => isValidBIC(text),
};
