import { Failure } from '#kernel/failure.ts';

export class LinkNotFound extends Failure {
  readonly code = 'links.not-found';
  readonly kind = 'missing';
}

/** The link exists and cannot be paid any more; `status` says why. */
export class LinkGone extends Failure {
  readonly code: string;
  readonly kind = 'gone';

  constructor(status: 'PAID' | 'EXPIRED' | 'CANCELLED') {
    super({ details: { status } });
    this.code = status === 'PAID' ? 'links.already-paid' : 'links.gone';
  }
}

/** The link could be paid if its merchant took money; one that waits for approval may take it soon. */
export class LinkMerchantNotAccepting extends Failure {
  readonly code: 'links.merchant-pending' | 'links.merchant-not-accepting';
  readonly kind = 'gone';

  constructor({ isPending }: Readonly<{ isPending: boolean }>) {
    super({ details: { status: 'MERCHANT_NOT_ACTIVE' } });
    this.code = isPending ? 'links.merchant-pending' : 'links.merchant-not-accepting';
  }
}

export class LinkStatusRefused extends Failure {
  readonly code = 'links.state-refused';
  readonly kind = 'conflict';

  constructor({ from, to }: { from: string; to: string }) {
    super({ details: { from, to }, params: { from, to } });
  }
}

/** Money is taken only for a merchant that is ACTIVE; suspended and inactive ones read and export only. */
export class MerchantMayNotAct extends Failure {
  readonly code = 'links.merchant-may-not-act';
  readonly kind = 'forbidden';
}
