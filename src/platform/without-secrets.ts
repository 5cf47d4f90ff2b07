/** Names of fields that hold secrets or personal data. */
const secrets = new Set([
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'uniqueToken',
  'username',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'customerEmail',
  'customerName',
]);
const deepest = 3;

const shown = (name: string, value: unknown, level: number): unknown => {
  if (secrets.has(name)) return '[hidden]';
  const hasParts = typeof value === 'object' && value !== null && !(value instanceof Error);
  return hasParts && level < deepest ? withoutSecrets(value, level + 1) : value;
};

/**
 * The object with secrets hidden, three levels deep; one without secrets is returned uncopied. Errors have their
 * own presenter.
 */
export const withoutSecrets = <T extends object>(value: T, level = 1): T => {
  const parts = value as Readonly<Record<string, unknown>>;
  let hidden: Record<string, unknown> | undefined;
  for (const name of Object.keys(parts)) {
    const part = shown(name, parts[name], level);
    if (part === parts[name]) continue;
    hidden ??= { ...parts };
    hidden[name] = part;
  }
  if (hidden === undefined) return value;
  return (Array.isArray(value) ? Object.values(hidden) : hidden) as T;
};
