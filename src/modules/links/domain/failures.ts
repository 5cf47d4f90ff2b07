import { Failure } from '#kernel/failure.ts';

/** The link does not exist or belongs to another merchant. */
export class LinkNotFound extends Failure {
  readonly code = 'links.not-found';
  readonly kind = 'missing';
}

/** The link can no longer be paid; `status` is the reason. */
export class LinkGone extends Failure {
  readonly code: string;
  readonly kind = 'gone';

  /** @param isCredited whether credit notes have left nothing to pay */
  constructor(status: 'PAID' | 'EXPIRED' | 'CANCELLED', isCredited = false) {
    super({ details: { status } });
    const code = isCredited ? 'links.credited' : 'links.gone';
    this.code = status === 'PAID' ? 'links.already-paid' : code;
  }
}

/** The link is payable, but its merchant does not accept payments: it is PENDING (`isPending`) or not active. */
export class LinkMerchantNotAccepting extends Failure {
  readonly code: 'links.merchant-pending' | 'links.merchant-not-accepting';
  readonly kind = 'gone';

  constructor({ isPending }: Readonly<{ isPending: boolean }>) {
    super({ details: { status: 'MERCHANT_NOT_ACTIVE' } });
    this.code = isPending ? 'links.merchant-pending' : 'links.merchant-not-accepting';
  }
}

/** The link is payable, but the merchant's account at the card provider cannot be charged. */
export class LinkMerchantCannotBePaid extends Failure {
  readonly code = 'links.no-account';
  readonly kind = 'gone';

  constructor() {
    super({ details: { status: 'MERCHANT_NOT_ACTIVE' } });
  }
}

/** The payment link is paid: its payment can be refunded, the link stays as it is. */
export class LinkIsPaid extends Failure {
  readonly code = 'links.is-paid';
  readonly kind = 'conflict';

  constructor(to: string) {
    super({ details: { from: 'PAID', to } });
  }
}

/** The transition is not allowed. */
export class LinkStatusRefused extends Failure {
  readonly code = 'links.state-refused';
  readonly kind = 'conflict';

  constructor({ from, to }: { from: string; to: string }) {
    super({ details: { from, to }, params: { from, to } });
  }
}

/** The promised transfer does not exist, or the actor may not see it. */
export class PromiseNotFound extends Failure {
  readonly code = 'links.promise-not-found';
  readonly kind = 'missing';
}

/** The promised transfer is paid or withdrawn already. */
export class PromiseStateRefused extends Failure {
  readonly code = 'links.promise-state-refused';
  readonly kind = 'conflict';

  constructor(from: string) {
    super({ details: { from, to: 'WITHDRAWN' } });
  }
}

/** Suspended and inactive merchants read and export only. */
export class MerchantMayNotAct extends Failure {
  readonly code = 'links.merchant-may-not-act';
  readonly kind = 'forbidden';
}

/** The page of a trial was opened too late, or with a changed URL. */
export class TrialOver extends Failure {
  readonly code = 'links.trial-over';
  readonly kind = 'gone';
}
