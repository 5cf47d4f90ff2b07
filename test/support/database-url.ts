/** The URL of one database of the server for one of the tests' roles, whose passwords are their names. */
export const urlFor = (adminUrl: string, database: string, role: string): string => {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = role;
  url.pathname = `/${database}`;
  return url.href;
};

/** The URL of a database through what listens on a port of this machine, instead of the server's socket. */
export const urlThrough = (databaseUrl: string, port: number): string => {
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return url.href;
};
