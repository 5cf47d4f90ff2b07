import type { SendError } from '../../ports/webhook-sender.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Codes of Node's `dns` for a name without an address. */
const unknownHosts = ['ENOTFOUND', 'ENODATA', 'EAI_AGAIN', 'ESERVFAIL', 'EREFUSED', 'ETIMEOUT', 'EBADNAME'];
const certificateCodes =
  /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH|INVALID_CA|EPROTO)/;

/** Why a request had no answer. The agent's refusal has no code: its message says so. */
export const sendErrorOf = (error: unknown): SendError => {
  const code = codeOf(error);
  if (code === 'ERR_ADDRESS_REFUSED') return 'address-refused';
  if (error instanceof Error && error.message.includes('is not allowed. Because')) return 'address-refused';
  if (unknownHosts.includes(code)) return 'host-unknown';
  return certificateCodes.test(code) ? 'certificate' : 'connection';
};
