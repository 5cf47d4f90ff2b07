import { currentVersion } from '#contract/versions.ts';
import { subscription } from '#kernel/events.ts';
import { PlanChanged } from '#modules/merchants/index.ts';
import type { Contributions } from '#platform/contributions.ts';
import { useCase } from '#platform/define-module.ts';
import { endKeysOfMerchant } from './adapters/events/end-keys-of-merchant.ts';
import { apiKeyRoutes } from './adapters/http/api-keys.routes.ts';
import { identifyKey, keyLiveness } from './adapters/http/identify-key.ts';
import { nodeNetworks } from './adapters/networks/node-networks.ts';
import { keysCheck } from './adapters/postgres/check-keys.ts';
import { SqlApiKeys } from './adapters/postgres/sql-api-keys.ts';
import { CreateApiKey } from './application/create-api-key.ts';
import { divideKeys } from './application/divide-keys.ts';
import { EndApiKey, EndKeysOfMerchant } from './application/end-api-key.ts';
import { RotateApiKey } from './application/rotate-api-key.ts';
import { keyModeOf } from './domain/api-key.ts';
import type { IntegrationsNeeds } from './integrations.needs.ts';

const depsOf = (needs: IntegrationsNeeds) => ({
  ...needs,
  keys: new SqlApiKeys(needs),
  networks: nodeNetworks,
  mode: keyModeOf(needs.config.stripe.secretKey),
});

/** How the platform identifies the callers that use keys. */
export const keysApi = (needs: IntegrationsNeeds) => {
  const deps = depsOf(needs);
  return { identifyKey: identifyKey(deps), isKeyLive: keyLiveness(deps) };
};

/** The part of the module for keys. */
export const keysPart = (needs: IntegrationsNeeds): Contributions => {
  const deps = { ...depsOf(needs), version: currentVersion };
  return {
    routes: apiKeyRoutes({
      ...deps,
      createApiKey: useCase(CreateApiKey, deps),
      rotateApiKey: useCase(RotateApiKey, deps),
      endApiKey: useCase(EndApiKey, deps),
    }),
    checks: [keysCheck(needs)],
    subscriptions: [
      ...endKeysOfMerchant(useCase(EndKeysOfMerchant, deps)),
      subscription(PlanChanged, ({ merchantId }) => divideKeys(deps, merchantId)),
    ],
  };
};
