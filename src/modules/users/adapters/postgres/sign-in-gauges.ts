import type { Clock } from '#kernel/clock.ts';
import type { Gauge } from '#kernel/gauge.ts';
import type { Database } from '#platform/database/database.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;

const windowMs = 10 * 60_000;
const spreadWindowMs = 60 * 60_000;

/** Addresses are grouped by IPv4 /24 and IPv6 /48, because one attacker easily controls such a network. */
const refused = `(
  select set_masklen(ip, case family(ip) when 4 then 24 else 48 end)::cidr as network, subject_type, subject_id
  from (select case when address like '::ffff:%.%' then substr(address, 8) else address end::inet as ip,
          subject_type, subject_id
        from audit_log
        where action = 'user.sign-in-refused' and at > :since and address is not null) parsed) refused`;

/** The highest number of one column's values beside one value of the other; existing accounts only. */
const mostOf = (counted: string, each: string): string =>
  `select coalesce(max(n), 0)::int as n from (
     select count(distinct ${counted}) as n from ${refused} where subject_type = 'user' group by ${each}) counts`;

/**
 * Refused sign-ins, which an attack raises: networks in all, and spraying in both directions. Names without an account
 * do not count as accounts: a stranger can invent any number of them.
 */
export const signInGauges = ({ database, clock }: Deps): Gauge[] => {
  const read = (sql: string, pastMs: number) => async () => {
    const since = new Date(clock.now().getTime() - pastMs);
    const [row] = await database.rows<{ n: number }>(sql, { since });
    return row!.n;
  };
  return [
    {
      name: 'plateno_sign_ins_refused_networks',
      help: 'Networks (IPv4 /24, IPv6 /48) from which sign-ins were refused in the last ten minutes.',
      read: read(`select count(distinct network) as n from ${refused}`, windowMs),
    },
    {
      name: 'plateno_sign_ins_refused_accounts_of_network',
      help: 'Most accounts whose sign-ins were refused from one network (IPv4 /24, IPv6 /48) in the last hour.',
      read: read(mostOf('subject_id', 'network'), spreadWindowMs),
    },
    {
      name: 'plateno_sign_ins_refused_networks_of_account',
      help: 'Most networks (IPv4 /24, IPv6 /48) from which sign-ins of one account were refused in the last hour.',
      read: read(mostOf('network', 'subject_id'), spreadWindowMs),
    },
  ];
};
