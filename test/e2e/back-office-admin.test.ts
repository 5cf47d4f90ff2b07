import { afterAll, beforeAll } from 'vitest';
import { openBackOffice, type Fixture } from './back-office-fixture.ts';
import { everyScreenOf } from './back-office-roles.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openBackOffice();
});
afterAll(async () => fixture.plateno.close());

// In a file of its own: it takes as long as all the other roles together, and they need not wait for it.
everyScreenOf('ADMIN', { username: 'silviya', home: '/admin', inGate: 'desk' }, () => fixture);
