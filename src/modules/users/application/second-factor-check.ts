/** Whether the second factor of a user permits an action without a session. */
export interface SecondFactorCheck {
  /**
   * Verifies the code of a user who has a second factor and uses it up; the implementation limits wrong codes. Called
   * outside the caller's transaction.
   * @returns PASSED also for a user without a second factor
   */
  check(userId: number, code: string | undefined): Promise<'PASSED' | 'CODE_NEEDED' | 'WRONG_CODE'>;
}
