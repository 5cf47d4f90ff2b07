/** A question of an accountant to a client, as it is stored. */
export type Question = Readonly<{
  id: number;
  merchantId: number;
  /** Null for a deleted user. */
  askedBy: number | null;
  question: string;
  askedAt: Date;
  answer: string | null;
  /** Null for a deleted user or an operator. */
  answeredBy: number | null;
  answeredAt: Date | null;
}>;

/** How long an answer counts as new: seven days. */
export const newAnswerMs = 7 * 86_400_000;
