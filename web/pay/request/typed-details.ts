import { payerStorage } from '../../shared/payer-storage.ts';
import { localStore, tabStore } from '../../shared/stored.ts';

/** Values of the form by field name; an unchecked checkbox is absent. */
export type TypedDetails = Readonly<Record<string, string>>;
type DetailsStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (token: string): string => `${payerStorage.typedDetails.prefix}${token}`;
/** Fields of the company; each input is named `buyer.<field>`. */
export const buyerFields = ['name', 'taxId', 'vatNumber', 'address', 'country'] as const;
const buyerKey = payerStorage.buyer.key;

/** Untrusted: the storage may contain anything. */
const read = (text: string | null): TypedDetails | null => {
  try {
    const stored = JSON.parse(text!) as unknown;
    const isText = typeof stored === 'string' || Array.isArray(stored);
    return isText || Object.values(stored as object).some((value) => typeof value !== 'string')
      ? null
      : (stored as TypedDetails);
  } catch {
    return null;
  }
};

/** The payer's details stored for this link in this tab; null without valid ones. */
export const readTypedDetails = (token: string, shelf: DetailsStorage = tabStore): TypedDetails | null =>
  read(shelf.getItem(keyOf(token)));

/** The company data that the payer asked this browser to remember, by field name; null without any. */
export const readBuyer = (): TypedDetails | null => read(localStore.getItem(buyerKey));

/** Remembers the company data when its checkbox is checked, and forgets it when it is not. */
export const storeBuyer = (buyer: object, isRemembered: string | undefined): void => {
  if (isRemembered) localStore.setItem(buyerKey, JSON.stringify(buyer));
  else localStore.removeItem(buyerKey);
};

/** The company of the form as the API takes it; null while its checkbox is not checked. */
export const buyerIn = (details: TypedDetails): TypedDetails | null =>
  details['forCompany']
    ? Object.fromEntries(buyerFields.map((field) => [field, details[`buyer.${field}`]!]))
    : null;

/** Stores the payer's details for a reload and for the return from the provider. */
export const storeTypedDetails = (
  token: string,
  details: TypedDetails,
  shelf: DetailsStorage = tabStore,
): void => shelf.setItem(keyOf(token), JSON.stringify(details));
