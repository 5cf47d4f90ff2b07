import { afterAll, beforeAll } from 'vitest';
import { openBackOffice, type Ground } from './back-office-ground.ts';
import { everyScreenOf } from './back-office-roles.ts';

let ground: Ground;
beforeAll(async () => {
  ground = await openBackOffice();
});
afterAll(async () => ground.plateno.close());

// In a file of its own: it takes as long as all the other roles together, and they need not wait for it.
everyScreenOf('ADMIN', { username: 'silviya', home: '/admin' }, () => ground);
