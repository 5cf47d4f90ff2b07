import type { Home } from '#contract/guidance/home.ts';
import type { MerchantRight } from '#kernel/merchant-rights.ts';
import type { Caller } from './route.ts';

/** One part of the portal's front page, of the module that owns its figures. */
type PartOf<K extends keyof Home> = Readonly<{
  name: K;
  /** The part is null for who does not hold it; `read` checks it, too. */
  right: MerchantRight;
  read: (caller: Caller) => Promise<Home[K]>;
}>;
export type HomePart = { [K in keyof Home]: PartOf<K> }[keyof Home];
