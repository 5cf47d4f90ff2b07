import webPush from 'web-push';
import type { Clock } from '#kernel/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { SecretSealing } from '#platform/sealing/secret-sealing.ts';

type Deps = Readonly<{ clock: Clock; config: Pick<Config, 'secondFactors'>; database: Database }>;
/** The keys of the installation at push services, in base64url. */
export type KeyPair = Readonly<{ publicKey: string; privateKey: string }>;
type Row = Readonly<{ publicKey: string; sealed: string }>;

/** The sealed key opens in this place only. */
const context = 'push-keys';

/** Made once per installation and stored, the private key sealed with SECRETS_KEY. */
export class SqlPushKeys {
  readonly #deps: Deps;
  readonly #sealing: SecretSealing;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#sealing = new SecretSealing(deps.config.secondFactors.secretsKeys);
  }

  async current(): Promise<KeyPair> {
    const row = (await this.#stored()) ?? (await this.#made());
    const privateKey = this.#sealing.open(Buffer.from(row.sealed, 'base64'), context);
    return { publicKey: row.publicKey, privateKey: Buffer.from(privateKey).toString('base64url') };
  }

  async reseal(): Promise<void> {
    const row = await this.#stored();
    if (row === undefined) return;
    const sealed = Buffer.from(row.sealed, 'base64');
    if (!this.#sealing.isOutdated(sealed)) return;
    await this.#deps.database.rows('update push_keys set private_key_sealed = :again where id = 1', {
      again: Buffer.from(this.#sealing.seal(this.#sealing.open(sealed, context), context)),
    });
  }

  async #stored(): Promise<Row | undefined> {
    const [row] = await this.#deps.database.rows<Row>(
      `select public_key as "publicKey", encode(private_key_sealed, 'base64') as sealed from push_keys`,
    );
    return row;
  }

  /** Of two processes that make keys at once the first one's are stored. */
  async #made(): Promise<Row> {
    const { clock, database } = this.#deps;
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const sealed = this.#sealing.seal(Buffer.from(privateKey, 'base64url'), context);
    await database.rows(
      `insert into push_keys (id, public_key, private_key_sealed, created_at)
       values (1, :publicKey, :sealed, :now) on conflict (id) do nothing`,
      { publicKey, sealed: Buffer.from(sealed), now: clock.now() },
    );
    return (await this.#stored())!;
  }
}
