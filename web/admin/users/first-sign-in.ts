/** How a new user signs in for the first time. */
export const firstSignIns = ['PASSWORD', 'INVITATION'] as const;
export const byInvitation = firstSignIns[1];

/** The request body of the form of a new user: an invited user has no password. */
export const newUserOf = ({
  firstSignIn,
  password,
  ...user
}: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  firstSignIn === byInvitation ? user : { ...user, password };
