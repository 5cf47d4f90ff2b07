/** One word of a POSIX shell, in which nothing is expanded or run: a proven address may have `$`, a backtick or `'`. */
const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command that erases the address; in a dry run it changes nothing. With `=` no address is read as another flag. */
export const eraseCommand = (email: string): string =>
  `plateno privacy erase --email=${shellWord(email)} --dry-run`;
