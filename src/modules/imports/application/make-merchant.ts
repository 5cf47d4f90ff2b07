import type { Actor } from '#kernel/actor.ts';
import { readEmail } from '#kernel/email-address.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { MoveInMerchant, RegisterMerchant, SetFiscalProfile } from '#modules/merchants/index.ts';
import type { MoveInPublicPage } from '#modules/public-pages/index.ts';
import type { MovedMerchant, OpenedArchive } from './staged-archive.ts';

/** What makes a merchant. */
export type MakingMerchant = Readonly<{
  registerMerchant: Pick<RegisterMerchant, 'execute'>;
  setFiscalProfile: Pick<SetFiscalProfile, 'execute'>;
  moveInMerchant: Pick<MoveInMerchant, 'execute'>;
  moveInPublicPage: Pick<MoveInPublicPage, 'execute'>;
}>;
type By = Readonly<{
  actor: Actor;
  /** Is invited; the address of the business by default. */
  ownerEmail?: string | undefined;
}>;

/** @throws InvalidFields */
const emailOf = (field: 'email' | 'ownerEmail', given: string): string => {
  const read = readEmail(given);
  if ('problem' in read) throw new InvalidFields([{ field, code: `fields.${read.problem}` }]);
  return read.email;
};

const register = async (
  { registerMerchant }: MakingMerchant,
  { actor, ownerEmail }: By,
  merchant: MovedMerchant,
): Promise<number> => {
  const { businessName, businessType, phoneNumber, address, taxId, returnTerms, language } = merchant;
  const { id } = await registerMerchant.execute({
    actor,
    language,
    businessName,
    businessType,
    email: emailOf('email', merchant.email),
    phoneNumber,
    address,
    ...(taxId !== null && { taxId }),
    ...(returnTerms !== null && { returnTerms }),
    ...(ownerEmail !== undefined && { ownerEmail: emailOf('ownerEmail', ownerEmail) }),
  });
  return id;
};

/**
 * A PENDING merchant with the business data, look and settings of an archive; its owner is invited. Each value is read by the
 * rule that the portal has for it.
 * @returns its id
 * @throws InvalidFields, MerchantEmailTaken, TaxIdTaken, EmailTaken
 */
export const makeMerchant = async (
  deps: MakingMerchant,
  by: By,
  { merchant, logo }: Pick<OpenedArchive, 'merchant' | 'logo'>,
): Promise<number> => {
  const { actor } = by;
  const merchantId = await register(deps, by, merchant);
  const { vatRegistration, vatNumber, fiscalMode, eShopNumber, iban, bic, invoiceAuthor } = merchant;
  const terms = { vatRegistration, vatNumber, fiscalMode, eShopNumber, iban, bic, invoiceAuthor };
  await deps.setFiscalProfile.execute({ actor, merchantId, terms });
  const { brandColor, registrations, publicPage: page } = merchant;
  // After the terms: the last registration is theirs.
  await deps.moveInMerchant.execute({ actor, merchantId, brandColor, logo, registrations });
  if (page !== null) await deps.moveInPublicPage.execute({ actor, merchantId, page });
  return merchantId;
};
