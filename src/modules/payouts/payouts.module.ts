import { defineModule } from '#platform/define-module.ts';

export const payoutsModule = defineModule({
  name: 'payouts',
  needs: {},
  adapters: {},
  provides: {},
  create: () => ({ api: {}, routes: [] }),
});
