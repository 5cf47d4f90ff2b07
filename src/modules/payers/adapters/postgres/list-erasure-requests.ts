import type { ErasureRequest } from '#contract/payers/erasure-requests.ts';
import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Database } from '#platform/database/database.ts';

/** The oldest first; erasure of the address ends one. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const listErasureRequests = async (
  { database }: Readonly<{ database: Database }>,
  actor: Actor,
): Promise<ErasureRequest[]> => {
  mustHaveRole(actor, 'ADMIN');
  return database.rows<ErasureRequest>(
    `select r.id, r.email, r.asked_at as "askedAt" from payer_erasure_requests r order by r.id limit 500`,
  );
};
