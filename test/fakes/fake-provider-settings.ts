import { MerchantCannotBePaid } from '#modules/payments/domain/failures.ts';
import type {
  CheckoutOrder,
  KeptChargeOrder,
  ProviderSettings,
} from '#modules/payments/ports/provider-settings.ts';

/** The parameters of a checkout at the fake card provider. */
export type FakeCheckoutRequest = Readonly<{
  paymentId: number;
  key: string;
  amountMinor: number;
  currency: string;
  keepsCard?: boolean;
  /** Of the charge of a card that stays. */
  payment_method?: string;
}>;

export class FakeProviderSettings implements ProviderSettings {
  readonly name = 'fake';
  readonly isLive = false;
  /** Whether charges belong to connected accounts. */
  isRouted = false;

  accountFor(account: { accountId: string; isChargeable: boolean } | null): string | null {
    if (!this.isRouted) return null;
    if (account?.isChargeable !== true) throw new MerchantCannotBePaid();
    return account.accountId;
  }

  async learnClock(): Promise<void> {}

  draftCheckout({ paymentId, key, chargeAmount, keepsCard }: CheckoutOrder): FakeCheckoutRequest {
    const { minor, currency } = chargeAmount;
    return { paymentId, key, amountMinor: Number(minor), currency, ...(keepsCard && { keepsCard }) };
  }

  draftKeptCharge({ paymentId, key, chargeAmount, method }: KeptChargeOrder): FakeCheckoutRequest {
    const { minor, currency } = chargeAmount;
    return { paymentId, key, amountMinor: Number(minor), currency, payment_method: method };
  }
}
