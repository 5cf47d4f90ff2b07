import type { MerchantChecks } from '#contract/merchants/merchant-checks.ts';
import type { Actor } from '#kernel/actor.ts';
import { isEik } from '#kernel/bulgarian-identity.ts';
import type { UserAccounts } from '#modules/users/index.ts';
import { mustReadHistory } from '../../application/policies.ts';
import { freeMailDomains } from '../../domain/free-mail-domains.ts';
import type { MerchantDetails } from '../../domain/merchant.ts';
import { missingForDocuments } from '../../domain/missing-for-documents.ts';
import { isVatNumber, taxIdProblems } from '../../domain/tax-id.ts';
import { getMerchant, type MerchantReads } from './get-merchant.ts';

type Deps = MerchantReads & Readonly<{ accounts: Pick<UserAccounts, 'ofMerchant'> }>;
type Other = MerchantChecks['others'][number];

/** The page of the commercial register about an EIK; opened by a person, never asked by the product. */
const registerUrl = 'https://portal.registryagency.bg/CR/Reports/ActiveConditionTabResult?uic=';

const taxIdCheck = (taxId: string | null): MerchantChecks['taxId'] => {
  if (taxId === null) return 'MISSING';
  return taxIdProblems(taxId).length === 0 ? 'VALID' : 'INVALID';
};

const vatNumberCheck = ({ vatRegistration, vatNumber }: MerchantDetails): MerchantChecks['vatNumber'] => {
  if (vatRegistration === 'NONE') return 'NOT_NEEDED';
  if (vatNumber === null) return 'MISSING';
  return isVatNumber(vatNumber, vatRegistration === 'EX') ? 'VALID' : 'INVALID';
};

/** One company by EIK or VAT number: `BG` before the number is left out. */
const company = (table: string): string =>
  `regexp_replace(coalesce(${table}.tax_id, ${table}.vat_number), '^BG', '')`;
const domain = (table: string): string => `lower(split_part(${table}.email, '@', 2))`;

const sharing = {
  taxId: `${company('o')} = ${company('m')}`,
  iban: 'o.iban = m.iban',
  phoneNumber: 'o.phone_number = m.phone_number',
  emailDomain: `${domain('o')} = ${domain('m')} and not ${domain('m')} = any(cast(:free as text[]))`,
} as const satisfies Readonly<Record<Other['shares'][number], string>>;

const othersOf = async ({ database }: Deps, merchantId: number): Promise<Other[]> => {
  const shares = Object.entries(sharing).map(([name, sql]) => `case when ${sql} then '${name}' end`);
  return database.rows<Other>(
    `select o.id, o.business_name as "businessName", o.status, o.closed_at is not null as "isClosed",
       array_remove(array[${shares.join(', ')}], null) as shares
     from merchants m join merchants o on o.id <> m.id and (${Object.values(sharing)
       .map((sql) => `(${sql})`)
       .join(' or ')})
     where m.id = :merchantId order by o.id desc limit 10`,
    { merchantId, free: [...freeMailDomains] },
  );
};

/**
 * What to look at before an approval: nothing is asked outside.
 * @throws SignInNeeded, NotAllowed, MerchantNotFound
 */
export const getMerchantChecks = async (
  deps: Deps,
  actor: Actor,
  merchantId: number,
): Promise<MerchantChecks> => {
  mustReadHistory(actor);
  const merchant = await getMerchant(deps, actor, merchantId);
  const [account] = await deps.accounts.ofMerchant(merchantId);
  const { taxId } = merchant;
  return {
    taxId: taxIdCheck(taxId),
    registerUrl: taxId !== null && isEik(taxId) ? `${registerUrl}${taxId}` : null,
    vatNumber: vatNumberCheck(merchant),
    isEmailVerified: account !== undefined && account.emailVerifiedAt !== null,
    missing: missingForDocuments(merchant),
    others: await othersOf(deps, merchantId),
  };
};
