import { token } from '#kernel/token.ts';

/** Reads telephone numbers as people write them; without a country they are Bulgarian. */
export interface PhoneNumbers {
  /** E.164, or null when nobody can be reached under it. */
  read(text: string): string | null;
}
export const PhoneNumbers = token<PhoneNumbers>('merchants.PhoneNumbers');
