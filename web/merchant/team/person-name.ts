type Person = Readonly<{ firstName: string; lastName: string; username: string }>;

/** First and last name, else the username. */
export const personNameOf = ({ firstName, lastName, username }: Person): string =>
  `${firstName} ${lastName}`.trim() || username;
