import type { Invitation, InvitationRecord, NewInvitation } from '../domain/invitation.ts';

/** One invitation, by its id or by the secret of its mailed link. */
export type InvitationKey = Readonly<{ id: number }> | Readonly<{ secret: string }>;

/** Invitations. Methods that write or lock are called inside the caller's transaction. */
export interface Invitations {
  /** Serialises new invitations of a merchant until the transaction ends. */
  lockMerchant(merchantId: number): Promise<void>;
  /** Adds an invitation without a secret. @throws Error when one of merchant, email and kind is SENT */
  add(invitation: NewInvitation): Promise<Invitation>;
  /** The SENT invitation of merchant, email (in any case) and kind. */
  sentTo(of: Pick<InvitationRecord, 'merchantId' | 'email' | 'kind'>): Promise<Invitation | null>;
  /** Open invitations to the team of a merchant. */
  countOpen(merchantId: number, now: Date): Promise<number>;
  find(key: InvitationKey): Promise<Invitation | null>;
  /** The same, with the row locked until the transaction ends: of two concurrent uses one succeeds. */
  lock(key: InvitationKey): Promise<Invitation | null>;
  save(invitation: Invitation): Promise<void>;
  /**
   * Gives an invitation a new secret; an earlier one no longer works.
   * @returns the secret: 32 random bytes, base64url; only its SHA-256 is stored
   */
  issueSecret(id: number): Promise<string>;
}
