import type { Clock } from '#kernel/clock.ts';
import type { Gauge } from '#kernel/gauge.ts';
import type { Database } from '#platform/database/database.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;

const windowMs = 10 * 60_000;

/**
 * The number of networks with refused sign-ins in the last ten minutes: an attack from many networks raises it. Addresses
 * are grouped by IPv4 /24 and IPv6 /48, because one attacker easily controls such a network.
 */
export const signInGauges = ({ database, clock }: Deps): Gauge[] => [
  {
    name: 'plateno_sign_ins_refused_networks',
    help: 'Networks (IPv4 /24, IPv6 /48) from which sign-ins were refused in the last ten minutes.',
    read: async () => {
      const [row] = await database.rows<{ networks: number }>(
        `select count(distinct set_masklen(ip, case family(ip) when 4 then 24 else 48 end)::cidr) as networks
         from (select case when address like '::ffff:%.%' then substr(address, 8) else address end::inet as ip
               from audit_log where action = 'user.sign-in-refused' and at > :since and address is not null) refused`,
        { since: new Date(clock.now().getTime() - windowMs) },
      );
      return row!.networks;
    },
  },
];
