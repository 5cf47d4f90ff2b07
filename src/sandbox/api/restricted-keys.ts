import { fitsPattern } from '../faults/fault-store.ts';
import type { RestrictedKey } from '../settings.ts';
import { invalidRequest } from './api-error.ts';

type Call = { readonly method: string; readonly path: string; readonly account: string };

/** The name of a permission, as the provider builds it from the object and the kind of access. */
const permissionOf = ({ method, path }: Call): string => {
  const [, , resource = ''] = path.split('/');
  const singular = resource.replace(/s$/, '');
  return `rak_${singular}_${method === 'GET' ? 'read' : 'write'}`;
};

/**
 * Refuses what a restricted key may not do.
 * @throws ApiError 403 that names the missing permission
 */
export const checkPermission = ({ key, refuses }: RestrictedKey, call: Call): void => {
  const route = `${call.method} ${call.path}`;
  if (!refuses.some((pattern) => fitsPattern(pattern, route))) return;
  const where = call.account === '' ? '' : ` on account '${call.account}'`;
  throw invalidRequest(
    `The provided key '${key.slice(0, 8)}********${key.slice(-4)}' does not have the required permissions for this endpoint${where}. Having the '${permissionOf(call)}' permission would allow this request to continue.`,
    undefined,
    undefined,
    403,
  );
};
