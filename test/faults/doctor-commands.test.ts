import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRatesServer } from '#development/rates-server.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { giveAccount, payOutNow } from './load/payouts.ts';
import { plants, type Stage } from './remedies/plants.ts';
import { plantsOfLinks } from './remedies/plants-of-links.ts';
import { startDeployment } from './support/deployment.ts';

let stage: Stage;
let rates: Awaited<ReturnType<typeof startRatesServer>>;
beforeAll(async () => {
  rates = await startRatesServer();
  const variables = { STRIPE_ROUTING: 'direct', RATES_URL: rates.url, RECONCILE_AFTER_SECONDS: '120' };
  const deployment = await startDeployment({ servers: 0, workers: 0, variables });
  const merchant = await deployment.shop.addMerchant();
  const accountId = await giveAccount(deployment, merchant);
  stage = { deployment, merchant, accountId, payOut: () => payOutNow(deployment.shop, accountId) };
});
afterAll(async () => {
  await stage.deployment.stop();
  await rates.stop();
});

type Finding = Readonly<{ code: string; holds: boolean | null; commands: readonly string[] }>;
const plateno = (args: readonly string[]) => runPlateno(stage.deployment.shop.env, args);
const broken = async (): Promise<Finding[]> => {
  const { stdout } = await plateno(['doctor', '--json']);
  const { findings } = JSON.parse(stdout) as { findings: Finding[] };
  return findings.filter(({ holds }) => holds === false);
};

test.each([...plants, ...plantsOfLinks])(
  'the doctor prints a command for $what only if it heals it',
  async ({ code, make }) => {
    expect(await broken()).toEqual([]);
    const undo = await make(stage);
    const found = await broken();
    expect(found.map((one) => one.code)).toContain(code);
    const commands = [...new Set(found.flatMap((one) => one.commands))];
    expect(commands.length > 0, commands.join(', ')).toBe(undo === undefined);
    for (const command of commands) {
      const { code: ended, stderr } = await plateno(command.split(' '));
      expect(ended, `${command}: ${stderr}`).toBe(0);
    }
    await undo?.();
    expect(await broken()).toEqual([]);
  },
);
