import { LogoNotFound } from '../domain/failures.ts';
import type { Logo } from '../domain/logo.ts';
import type { Logos } from '../ports/logos.ts';

type Deps = Readonly<{ logos: Logos }>;

/** A logo for everybody who knows its name, as it stands on pay pages and posters. @throws LogoNotFound */
export class ShowLogo {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ hash }: Readonly<{ hash: string }>): Promise<Logo> {
    const logo = await this.#deps.logos.byHash(hash);
    if (logo === null) throw new LogoNotFound();
    return logo;
  }
}
