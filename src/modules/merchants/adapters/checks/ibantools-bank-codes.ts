import { isValidBIC, isValidIBAN } from 'ibantools';
import type { BankChecks } from '../../domain/fiscal-problems.ts';

export const ibantoolsBankCodes: BankChecks = {
  isIban: (text) => isValidIBAN(text),
  isBic: (text) => isValidBIC(text),
};
