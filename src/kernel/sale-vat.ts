/** VAT registration (VAT Act): FULL art. 96, ART_97A services within the Union, EX the scheme for small enterprises. */
export const vatRegistrations = ['FULL', 'NONE', 'ART_97A', 'EX'] as const;
export type VatRegistration = (typeof vatRegistrations)[number];

/** Percent: standard, reduced (accommodation, books, baby goods), zero or exempt. */
export const vatRates = [20, 9, 0] as const;
export type VatRate = (typeof vatRates)[number];

/** Articles of the exempt supplies (VAT Act, chapter four). */
export const exemptGrounds = [
  'ART_39',
  'ART_40',
  'ART_41',
  'ART_42',
  'ART_43',
  'ART_44',
  'ART_45',
  'ART_46',
  'ART_47',
  'ART_48',
  'ART_49',
  'ART_50',
] as const;

/**
 * Grounds by which tax is not charged on supplies to certain buyers (VAT Act). ART_28: goods sent out of the Union. ART_53:
 * goods to a registered buyer in another member state. ART_21_2: a service whose place is the buyer's. ART_141: the second
 * supply of a triangular operation (Directive 2006/112/EC). ART_163A: the registered buyer in Bulgaria owes the tax.
 */
export const buyerGrounds = ['ART_28', 'ART_53', 'ART_21_2', 'ART_141', 'ART_163A'] as const;

/** Grounds that a merchant registered under the general rules chooses for a sale. */
export const chosenGrounds = [...buyerGrounds, 'ART_143', ...exemptGrounds] as const;

/**
 * Legal grounds of 0 % on a line. ART_113_9: a supplier without registration, or with one under art. 97a, may not state
 * tax (VAT Act, art. 113(9)). DIRECTIVE_284: the scheme for small enterprises of Directive 2006/112/EC. ART_143: the margin
 * scheme. CHAPTER_4: exempt supplies without their article, on older documents only.
 */
export const vatGrounds = ['ART_113_9', 'DIRECTIVE_284', ...chosenGrounds, 'CHAPTER_4'] as const;
export type VatGround = (typeof vatGrounds)[number];

/**
 * Kinds of buyers by which a ground is allowed. A company of another member state counts by its VAT number. PERSON: a
 * private person in the Union, or an unknown buyer. NI: Northern Ireland, a member state for goods and outside the Union for
 * services.
 */
export const buyerKinds = [
  'PERSON',
  'BG_COMPANY',
  'EU_COMPANY_WITH_VAT',
  'EU_COMPANY_WITHOUT_VAT',
  'NI_COMPANY_WITH_VAT',
  'NI_COMPANY_WITHOUT_VAT',
  'OUTSIDE_COMPANY',
  'OUTSIDE_PERSON',
] as const;
export type BuyerKind = (typeof buyerKinds)[number];

const everyBuyer: readonly BuyerKind[] = buyerKinds;
const forEveryBuyer = Object.fromEntries(exemptGrounds.map((ground) => [ground, everyBuyer])) as Record<
  (typeof exemptGrounds)[number],
  readonly BuyerKind[]
>;

type Rule = Readonly<{
  rates: readonly VatRate[];
  /** Grounds of 0 % with the buyers to whom they are allowed. */
  grounds: Readonly<Partial<Record<VatGround, readonly BuyerKind[]>>>;
}>;

/** What a supplier of each registration may charge whom. */
const rules: Readonly<Record<VatRegistration, Rule>> = {
  FULL: {
    rates: [20, 9, 0],
    grounds: {
      ART_28: ['OUTSIDE_COMPANY', 'OUTSIDE_PERSON'],
      ART_53: ['EU_COMPANY_WITH_VAT', 'NI_COMPANY_WITH_VAT'],
      ART_21_2: ['EU_COMPANY_WITH_VAT', 'OUTSIDE_COMPANY', 'NI_COMPANY_WITH_VAT', 'NI_COMPANY_WITHOUT_VAT'],
      ART_141: ['EU_COMPANY_WITH_VAT', 'NI_COMPANY_WITH_VAT'],
      ART_163A: ['BG_COMPANY'],
      ART_143: everyBuyer,
      ...forEveryBuyer,
    },
  },
  ART_97A: {
    rates: [0],
    grounds: {
      ART_21_2: ['EU_COMPANY_WITH_VAT'],
      ART_113_9: everyBuyer.filter((buyer) => buyer !== 'EU_COMPANY_WITH_VAT'),
    },
  },
  NONE: { rates: [0], grounds: { ART_113_9: everyBuyer } },
  EX: { rates: [0], grounds: { DIRECTIVE_284: everyBuyer } },
};

/** Rate and ground of one line, with the registration of its seller and the kind of its buyer. */
export type SaleVat = Readonly<{
  registration: VatRegistration;
  buyer: BuyerKind;
  rate: VatRate;
  /** null: none was given. */
  ground: VatGround | null;
}>;

/** The field that a problem is of, and the code of its message. */
export type SaleVatProblem = Readonly<{ field: 'taxRate' | 'vatGround'; code: string }>;

/** Grounds that may be given for 0 %, in the order in which forms show them. */
export const groundsFor = (registration: VatRegistration, buyer: BuyerKind): VatGround[] =>
  vatGrounds.filter((ground) => rules[registration].grounds[ground]?.includes(buyer) === true);

/** Rates that may be charged, the highest first. */
export const ratesFor = (registration: VatRegistration): readonly VatRate[] => rules[registration].rates;

/** The ground of 0 % when none is given; null for FULL, which must say it. */
export const defaultGround = (registration: VatRegistration, buyer: BuyerKind): VatGround | null =>
  registration === 'FULL' ? null : (groundsFor(registration, buyer)[0] ?? null);

const neededBuyers: Readonly<Partial<Record<VatGround, string>>> = {
  ART_28: 'fields.vat-ground-outside',
  ART_53: 'fields.vat-ground-eu-company',
  ART_141: 'fields.vat-ground-eu-company',
  ART_21_2: 'fields.vat-ground-foreign-company',
  ART_163A: 'fields.vat-ground-bg-company',
};

const refusedGrounds: Readonly<Record<VatRegistration, string>> = {
  FULL: 'fields.vat-ground-full',
  NONE: 'fields.vat-ground-none',
  ART_97A: 'fields.vat-ground-97a',
  EX: 'fields.vat-ground-ex',
};

const groundProblem = ({ registration, buyer }: SaleVat, ground: VatGround): string | null => {
  if (ground === 'CHAPTER_4') return 'fields.vat-ground-article';
  const buyers = rules[registration].grounds[ground];
  if (buyers?.includes(buyer) === true) return null;
  const isOfGoods = ground === 'ART_28' || ground === 'ART_53' || ground === 'ART_141';
  if (registration === 'FULL' && isOfGoods && buyer.startsWith('NI_'))
    return 'fields.vat-ground-northern-ireland';
  if (registration === 'ART_97A' && ground === 'ART_113_9') return 'fields.vat-ground-97a-reversed';
  if (registration === 'ART_97A' && ground === 'ART_21_2') return 'fields.vat-ground-97a-buyer';
  return (registration === 'FULL' ? neededBuyers[ground] : undefined) ?? refusedGrounds[registration];
};

/**
 * Why rate and ground do not fit seller and buyer; null when they do (VAT Act, art. 21(2), 28, 53, 113(9), 114(1)12, 143,
 * 163a).
 */
export const saleVatProblem = (sale: SaleVat): SaleVatProblem | null => {
  const { registration, rate, ground } = sale;
  if (!rules[registration].rates.includes(rate))
    return { field: 'taxRate', code: 'fields.vat-not-registered' };
  if (rate !== 0) return ground === null ? null : { field: 'vatGround', code: 'fields.vat-ground-unneeded' };
  const given = ground ?? defaultGround(registration, sale.buyer);
  if (given === null) return { field: 'vatGround', code: 'fields.vat-ground-needed' };
  const code = groundProblem(sale, given);
  return code === null ? null : { field: 'vatGround', code };
};

/** As `saleVatProblem`, for a payment link, whose buyer is not known: grounds that depend on the buyer need an invoice. */
export const linkVatProblem = (sale: Omit<SaleVat, 'buyer'>): SaleVatProblem | null => {
  const { registration, rate, ground } = sale;
  const problem = saleVatProblem({ ...sale, buyer: 'PERSON' });
  const dependsOnBuyer = (buyerGrounds as readonly (VatGround | null)[]).includes(ground);
  const isRefusedByBuyer = problem?.field === 'vatGround' && rate === 0 && dependsOnBuyer;
  const isAllowedToOthers = ground !== null && rules[registration].grounds[ground] !== undefined;
  return isRefusedByBuyer && isAllowedToOthers
    ? { field: 'vatGround', code: 'fields.vat-ground-write-invoice' }
    : problem;
};

/** The default rate of a sale, and the legal ground when no VAT is charged (decisions, 5). */
export const vatTreatmentOf = (
  registration: VatRegistration,
): Readonly<{ rate: VatRate; vatGround: VatGround | null }> =>
  registration === 'FULL'
    ? { rate: 20, vatGround: null }
    : { rate: 0, vatGround: defaultGround(registration, 'PERSON') };
