/** The URL of one database of the server for one of the tests' roles, whose passwords are their names. */
export const urlFor = (adminUrl: string, database: string, role: string): string => {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = role;
  url.pathname = `/${database}`;
  return url.href;
};
