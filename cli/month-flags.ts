import { Flags } from '@oclif/core';
import { idFlag } from './arguments.ts';
import { messages } from './messages.ts';

/** The merchant of a month. */
export const monthMerchantFlag = {
  merchant: idFlag({ summary: messages.monthMerchantFlag, required: true }),
};

/** A month of a merchant: `--merchant 7 --month 2026-10`. */
export const monthFlags = {
  ...monthMerchantFlag,
  month: Flags.string({ summary: messages.monthFlag, required: true }),
};
