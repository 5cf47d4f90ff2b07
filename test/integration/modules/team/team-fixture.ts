import { merchantsModule } from '#src/modules/merchants/merchants.module.ts';
import { teamModule } from '#src/modules/team/team.module.ts';
import { rightOfMerchants } from '#test/integration/modules/merchants/right-of-merchants.ts';
import { createFixture, type Fixture } from '#test/integration/modules/users/users-fixture.ts';

/** The modules users, merchants and team, served over HTTP. */
export const createTeamFixture = (): Promise<Fixture> =>
  createFixture({ modules: [merchantsModule, teamModule, rightOfMerchants] });
