/** Keyed digests of the installation (`PasswordHasher`). */
export type Digests = Readonly<{ digest(text: string): string }>;

/**
 * A recipient of months as the audit log has it: equal addresses of a merchant have equal digests, and the log, which is
 * append-only, holds no address. Null for none.
 */
export const recipientDigest = (
  digests: Digests,
  merchantId: number | string,
  recipient: string | null,
): string | null =>
  recipient === null ? null : digests.digest(`recipient of months ${merchantId} ${recipient.toLowerCase()}`);
