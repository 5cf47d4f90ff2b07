import { afterAll, beforeAll, describe } from 'vitest';
import { createCallers, type Callers } from './callers.ts';
import { testKeyRights } from './key-rights.ts';
import { testMemberRights } from './member-rights.ts';
import { testViewerRights } from './viewer-rights.ts';

let callers: Callers;
beforeAll(async () => {
  callers = await createCallers();
});
afterAll(() => callers.shop.stop());

/** They make the calls of the API with the same records. The matrix needs records that no one has changed. */
describe.each([
  ['staff that views a merchant', testViewerRights],
  ['members of a merchant', testMemberRights],
  ['API keys', testKeyRights],
])('calls of %s', (_, testRights) => {
  // All calls together take longer than a proof of the password is valid.
  beforeAll(() => callers.shop.database.rows('update sessions set proved_at = now()'));
  testRights(() => callers);
});
