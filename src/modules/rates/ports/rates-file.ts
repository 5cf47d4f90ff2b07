import { token } from '#kernel/token.ts';

/** The central bank's file of exchange rates. */
export interface RatesFile {
  /** Whether a file is configured; without one nothing is asked. */
  readonly isConfigured: boolean;
  /** The text of the file. @throws RatesAway */
  read(): Promise<string>;
}
export const RatesFile = token<RatesFile>('rates.RatesFile');
