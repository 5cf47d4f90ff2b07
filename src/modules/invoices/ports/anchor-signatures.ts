import { token } from '#kernel/token.ts';

/** Signs lines of anchors, so that who can write the file cannot write its lines. */
export interface AnchorSignatures {
  sign(text: string): string;
  /** Whether one of the keys of this installation signed the text. */
  isSigned(text: string, signature: string): boolean;
}
export const AnchorSignatures = token<AnchorSignatures>('invoices.AnchorSignatures');
