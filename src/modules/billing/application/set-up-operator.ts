import { isAdmin, mustHaveRole, type Actor } from '#kernel/actor.ts';
import { InvalidFields } from '#kernel/failure.ts';
import {
  MerchantNotFound,
  type ChangeMerchantPlan,
  type ChangeMerchantStatus,
  type MerchantDirectory,
  type MerchantRecord,
  type RegisterMerchant,
  type SetFiscalProfile,
} from '#modules/merchants/index.ts';
import { problemsOfOperator, type OperatorProblem } from '../domain/operator.ts';

/** The company that operates the installation; needed for a new merchant. */
export type OperatorProfile = Readonly<{
  businessName: string;
  taxId: string;
  address: string;
  email: string;
  phoneNumber: string;
}>;

type GivenProfile = Readonly<{ [K in keyof OperatorProfile]?: OperatorProfile[K] | undefined }>;

type Command = Readonly<{
  actor: Actor;
  /** A merchant that exists; absent: the one of the configuration, else that of the profile, else a new one. */
  merchantId?: number | undefined;
  profile: GivenProfile;
  vatNumber?: string | undefined;
  iban?: string | undefined;
}>;
/** The open merchant with the tax id or the e-mail; null: none. */
export type FindMerchant = (
  numbers: Readonly<{ taxId: string | null; email: string | null }>,
) => Promise<number | null>;

type Deps = Readonly<{
  config: Readonly<{ operatorMerchantId: number | null }>;
  directory: Pick<MerchantDirectory, 'openById'>;
  findMerchant: FindMerchant;
  registerMerchant: Pick<RegisterMerchant, 'execute'>;
  changeStatus: Pick<ChangeMerchantStatus, 'execute'>;
  changePlan: Pick<ChangeMerchantPlan, 'execute'>;
  setFiscalProfile: Pick<SetFiscalProfile, 'execute'>;
}>;

const profileFields = ['businessName', 'taxId', 'address', 'email', 'phoneNumber'] as const;

const wholeProfile = (given: GivenProfile): OperatorProfile => {
  const missing = profileFields.filter((field) => given[field] === undefined);
  if (missing.length > 0)
    throw new InvalidFields(missing.map((field) => ({ field, code: 'fields.required' })));
  return given as OperatorProfile;
};

/** Makes a merchant the operator: ACTIVE, on the largest plan, which is not billed. Running it again changes nothing. */
export class SetUpOperator {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, MerchantNotFound, InvalidFields
   * @returns the operator, and what its documents lack
   */
  async execute(
    command: Command,
  ): Promise<Readonly<{ operator: MerchantRecord; problems: readonly OperatorProblem[] }>> {
    const { directory } = this.#deps;
    if (!isAdmin(command.actor)) mustHaveRole(command.actor, 'ADMIN');
    const id = (await this.#existing(command)) ?? (await this.#register(command));
    await this.#furnish(command, id);
    const operator = await directory.openById(id);
    if (operator === null) throw new MerchantNotFound();
    return { operator, problems: problemsOfOperator(operator) };
  }

  async #existing({ merchantId, profile }: Command): Promise<number | null> {
    const { config, directory, findMerchant } = this.#deps;
    const { taxId = null, email = null } = profile;
    const configured = taxId === null && email === null ? config.operatorMerchantId : null;
    const id = merchantId ?? configured ?? (await findMerchant({ taxId, email }));
    if (id !== null && (await directory.openById(id)) === null) throw new MerchantNotFound();
    return id;
  }

  /** Its owner is invited by mail. */
  async #register({ actor, profile }: Command): Promise<number> {
    const about = { ...wholeProfile(profile), businessType: 'SERVICE' } as const;
    const { id } = await this.#deps.registerMerchant.execute({ actor, language: 'bg', ...about });
    return id;
  }

  async #furnish({ actor, vatNumber, iban }: Command, merchantId: number): Promise<void> {
    const { directory, changeStatus, changePlan, setFiscalProfile } = this.#deps;
    const merchant = await directory.openById(merchantId);
    const terms = {
      ...(vatNumber !== undefined && { vatRegistration: 'FULL' as const, vatNumber }),
      ...(iban !== undefined && { iban }),
    };
    if (Object.keys(terms).length > 0) await setFiscalProfile.execute({ actor, merchantId, terms });
    if (merchant?.status !== 'ACTIVE') await changeStatus.execute({ actor, merchantId, status: 'ACTIVE' });
    await changePlan.execute({ actor, merchantId, plan: 'PRO', free: true });
  }
}
