/** A name of the internet, no address and no name of a local network. */
const isPublicName = (host: string): boolean =>
  /\.[a-z][a-z0-9-]*$/i.test(host) && !/\.(?:localhost|local|internal)$/i.test(host);

/**
 * Whether a paid link may lead back to this page of the shop: https at the usual port, at a public name, without a user
 * name or password, which would disguise the host.
 */
export const isReturnUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname, port } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && port === '' && isPublicName(hostname);
};
