import { invitationPath } from '../../shared/session-return.ts';

let token: string | undefined;

/** Keeps the token of an invitation in memory while its person signs in; undefined forgets it. */
export const keepToken = (given: string | undefined): void => {
  token = given;
};

export const keptToken = (): string | undefined => token;

/** The sign-in page, which leads back to the invitation. */
export const signInForInvitation = `/login?next=${encodeURIComponent(invitationPath)}`;
