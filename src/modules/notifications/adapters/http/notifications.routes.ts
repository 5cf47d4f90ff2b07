import * as contract from '#contract/notifications/notifications.ts';
import type { Actor } from '#kernel/actor.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';
import type { ChooseMail, ChoosePush } from '../../application/choose-notifications.ts';
import { getSettings } from '../../application/get-settings.ts';
import {
  memberOf,
  type RenewPush,
  type SubscribeToPush,
  type UnsubscribeFromPush,
} from '../../application/subscribe-to-push.ts';

type Deps = Parameters<typeof getSettings>[0] &
  Readonly<{
    chooseMail: ChooseMail;
    choosePush: ChoosePush;
    limits: RateLimits;
    renewPush: RenewPush;
    subscribeToPush: SubscribeToPush;
    unsubscribeFromPush: UnsubscribeFromPush;
  }>;

/** The portal subscribes again each time that it is opened with pushes on. */
const subscribed: RateLimit = {
  name: 'push-subscribed',
  times: 60,
  seconds: 3_600,
  refusal: 'notifications.limit',
};

export const notificationRoutes = (deps: Deps): Route[] => {
  const present = async (actor: Actor) => {
    const { mails, pushes, ...rest } = await getSettings(deps, actor);
    return { ...rest, mails: [...mails], pushes: [...pushes], fixedMails: [...contract.fixedMails] };
  };
  return [
    serve(contract.getNotificationSettings, ({ caller: { actor } }) => present(actor)),
    serve(contract.setMailNotification, async ({ params: { event }, body: { isOn }, caller: { actor } }) => {
      await deps.chooseMail.execute({ actor, event, isOn });
      return present(actor);
    }),
    serve(contract.setPushNotification, async ({ params: { event }, body: { isOn }, caller: { actor } }) => {
      await deps.choosePush.execute({ actor, event, isOn });
      return present(actor);
    }),
    serve(contract.subscribeToPush, async ({ body, caller: { actor, language } }) => {
      await deps.limits.take(subscribed, String(memberOf(actor).userId));
      await deps.subscribeToPush.execute({ actor, language, ...body });
      return present(actor);
    }),
    serve(contract.renewPush, async ({ body: { endpoint }, caller: { actor, language } }) => ({
      isSubscribed: await deps.renewPush.execute({ actor, endpoint, language }),
    })),
    serve(contract.unsubscribeFromPush, ({ body: { endpoint }, caller: { actor } }) =>
      deps.unsubscribeFromPush.execute({ actor, endpoint }),
    ),
  ];
};
