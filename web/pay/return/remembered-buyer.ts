import { browserStorage } from '../../shared/browser-storage.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * The company that the payer asked this browser to remember on the pay page, by field name; empty without one. Its own
 * reader: code that is shared with the payment form would make that form's script larger.
 */
export const rememberedBuyer = (shelf?: Pick<Storage, 'getItem'>): Texts => {
  try {
    const stored = JSON.parse((shelf ?? localStorage).getItem(browserStorage.buyer.key) ?? '{}') as object;
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
};
