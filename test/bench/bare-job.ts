/** A job as the product's queue stores it: by name ($1), data ($2) and key ($3), with its tries and its days. */
export const bareJob = `
  insert into pgboss.job (name, data, singleton_key, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, start_after, keep_until)
  values ($1, $2, $3, 'short', 20, 2, true, 3600, 120, now() + interval '2 minutes', now() + interval '14 days')`;
