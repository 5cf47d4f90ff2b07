import type { Clock } from '#kernel/clock.ts';
import { ProviderRefused } from '#kernel/provider-failures.ts';
import type { Attempt } from '../../domain/attempt.ts';
import { chargeKeyOver } from '../../domain/kept-charge.ts';
import type { Payment } from '../../domain/payment.ts';
import type { CardProvider } from '../../ports/card-provider.ts';
import type { Mandates } from './mandates.ts';

type Deps = Readonly<{
  cardProvider: Pick<CardProvider, 'chargeKeptCard' | 'findKeptCharge' | 'detachCard'>;
  mandates: Pick<Mandates, 'find'>;
  clock: Clock;
}>;

/**
 * Asks the provider for the charge of a stored attempt; again under the same key the first answer comes. A card that was
 * stopped meanwhile is deleted first, so that a charge that never arrived is refused.
 * @throws ProviderAway, ProviderRefused, also without a charge when the provider may have forgotten the key
 */
export const askForCharge = async (
  { cardProvider, mandates, clock }: Deps,
  payment: Payment,
  { providerRequest, expiresAt }: Attempt,
): Promise<{ id: string; url: null }> => {
  const { requestKey, mandateId, providerAccount } = payment.toRecord();
  if (clock.now() >= expiresAt) {
    const charge = await cardProvider.findKeptCharge(providerRequest, providerAccount);
    if (charge === null) throw new ProviderRefused(chargeKeyOver);
    return { ...charge, url: null };
  }
  const mandate = await mandates.find({ id: mandateId! });
  if (mandate?.endedAt !== null)
    await cardProvider.detachCard(String(providerRequest['payment_method']), providerAccount);
  const { id } = await cardProvider.chargeKeptCard(requestKey!, providerRequest, providerAccount);
  return { id, url: null };
};
