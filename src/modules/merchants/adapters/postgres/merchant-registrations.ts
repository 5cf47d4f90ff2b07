import type { Database } from '#platform/database/database.ts';
import type { Registration } from '../../domain/registrations.ts';
import type { RegistrationCause } from '../../ports/merchants.ts';

/** All registrations of a merchant in the order in which they were recorded. */
export const readRegistrations = (database: Database, merchantId: number): Promise<Registration[]> =>
  database.rows<Registration>(
    `select to_char(r.valid_from, 'YYYY-MM-DD') as "validFrom", r.vat_registration as "vatRegistration", r.vat_number as "vatNumber"
     from merchant_registrations r where r.merchant_id = :merchantId order by r.id`,
    { merchantId },
  );

/** Records a registration. */
export const enterRegistration = async (
  database: Database,
  { merchantId, ...entered }: Registration & RegistrationCause & Readonly<{ merchantId: number }>,
): Promise<void> => {
  await database.rows(
    `select enter_registration(:merchantId, cast(:validFrom as date), :vatRegistration, :vatNumber,
       cast(:at as timestamptz), :by)`,
    { merchantId, ...entered },
  );
};
