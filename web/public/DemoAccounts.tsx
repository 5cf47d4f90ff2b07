import { useEffect, useState } from 'react';
import type * as z from 'zod';
import type { getInstallation } from '#contract/installation.ts';
import { request } from '../shared/transport.ts';
import classes from './LoginPage.module.css';
import { usePublicMessages } from './messages/use-public-messages.ts';

type Installation = z.output<typeof getInstallation.response>;
type DemoAccount = Installation['demoAccounts'][number];

/** It imports only types of the contract: the schemas block the main thread while the page becomes ready. */
const demoAccounts = async (signal: AbortSignal): Promise<readonly DemoAccount[]> => {
  const response = await request({ method: 'GET', path: '/installation', signal });
  return ((await response.json()) as Installation).demoAccounts;
};

/** The demo accounts of a development installation; the server lists none in production. */
export const DemoAccounts = ({ onChoose }: { onChoose: (account: DemoAccount) => void }) => {
  const t = usePublicMessages();
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    demoAccounts(leaving.signal).then(setAccounts, () => setAccounts([]));
    return () => leaving.abort();
  }, []);
  if (accounts.length === 0) return null;
  return (
    <section className={classes['demo']} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{t('public.login.demo')}</h2>
      <ul>
        {accounts.map((account) => (
          <li key={account.username}>
            <button type="button" onClick={() => onChoose(account)}>
              <span>
                <code>{account.username}</code> / <code>{account.password}</code>
              </span>
              <small>{t(`shared.role.${account.role}`)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
