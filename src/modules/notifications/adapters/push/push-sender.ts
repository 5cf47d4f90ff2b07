import { loadOnFirstCall } from '#platform/load-on-first-call.ts';
import type { PushSender } from '../../ports/push-sender.ts';
import type { SqlPushKeys } from './sql-push-keys.ts';
import type { WebPushSender } from './web-push-sender.ts';

type Deps = ConstructorParameters<typeof SqlPushKeys>[0] &
  Pick<ConstructorParameters<typeof WebPushSender>[0], 'config'>;

/** Sends by the library web-push, which is loaded on first use. */
export const pushSender = (deps: Deps): PushSender =>
  loadOnFirstCall<PushSender>(async () => {
    const keys = new (await import('./sql-push-keys.ts')).SqlPushKeys(deps);
    return new (await import('./web-push-sender.ts')).WebPushSender({ config: deps.config, keys });
  });
