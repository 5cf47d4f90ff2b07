/** The URL of one database of the server for one of the tests' roles, whose passwords are their names. */
export const urlFor = (adminUrl: string, database: string, role: string): string => {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = role;
  url.pathname = `/${database}`;
  return url.href;
};

/** Where the server of a database listens. */
export const serverOf = (databaseUrl: string): { host: string; port: number } => {
  const { hostname, port } = new URL(databaseUrl);
  return { host: hostname, port: Number(port || 5432) };
};

/** The URL of a database through what listens on a port of this machine. */
export const urlThrough = (databaseUrl: string, port: number): string =>
  Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href;
