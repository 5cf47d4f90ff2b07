/** The URL of one database of the server for one of the tests' roles, whose passwords are their names. */
export const urlFor = (adminUrl: string, database: string, role: string): string => {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = role;
  url.pathname = `/${database}`;
  return url.href;
};

/** Where the server of a database listens: its Unix socket, where the URL names its folder. */
export const serverOf = (databaseUrl: string): { path: string } | { host: string; port: number } => {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  return folder === null
    ? { host: hostname, port: Number(port || 5432) }
    : { path: `${folder}/.s.PGSQL.${port}` };
};

/** The URL of a database through what listens on a port of this machine, instead of the server's socket. */
export const urlThrough = (databaseUrl: string, port: number): string => {
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return url.href;
};
