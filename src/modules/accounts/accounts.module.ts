import { defineModule } from '#platform/define-module.ts';

export const accountsModule = defineModule({
  name: 'accounts',
  needs: {},
  adapters: {},
  provides: {},
  create: () => ({ api: {}, routes: [] }),
});
