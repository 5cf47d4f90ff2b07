import { system } from '#kernel/actor.ts';
import { businessDate } from '#kernel/business-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MerchantEmailTaken, MerchantNotFound, TaxIdTaken } from '#modules/merchants/domain/failures.ts';
import { Merchant, type NewMerchant } from '#modules/merchants/domain/merchant.ts';
import type { MerchantProfile } from '#modules/merchants/domain/merchant-profile.ts';
import { planPeriodsOf } from '#modules/merchants/domain/plan-periods.ts';
import { holdingOf } from '#modules/merchants/domain/registrations.ts';
import type { Merchants } from '#modules/merchants/ports/merchants.ts';
import { merchantProfile } from '#test/support/merchant-profile.ts';

type Opened = Readonly<{
  merchants: Merchants;
  /** The status history of a merchant in its order, with the name of the actor. */
  historyOf(merchantId: number): Promise<readonly object[]>;
  close(): Promise<void>;
}>;

const created = new Date('2026-11-20T10:00:00.000Z');
const cause = { actor: system('tests') };
const later = new Date('2026-11-21T10:00:00.000Z');

/** The contract of `Merchants`: every implementation passes it. */
export const describeMerchants = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as Merchants`, () => {
    let merchants: Merchants;
    let historyOf: Opened['historyOf'];
    let close: Opened['close'];
    let made = 0;
    beforeAll(async () => {
      ({ merchants, historyOf, close } = await open());
    });
    afterAll(() => close());

    const make = (about: Partial<MerchantProfile> = {}): NewMerchant =>
      Merchant.create(
        merchantProfile({ email: `contract-${(made += 1)}@example.bg`, ...about }),
        { vatNumber: null, language: 'bg' },
        created,
      );

    it('Merchants returns a merchant as it was added', async () => {
      const merchant = make();
      const added = await merchants.add(merchant, cause);
      expect(added).toEqual({ ...merchant, id: added.id, slug: added.slug });
      expect((await merchants.lock(added.id)).toRecord()).toEqual(added);
    });

    it('Merchants numbers the slugs of merchants with one name', async () => {
      const slugs = [];
      for (let place = 0; place < 3; place += 1)
        slugs.push((await merchants.add(make({ businessName: 'Една и съща' }), cause)).slug);
      expect(slugs).toEqual(['edna-i-sashta', 'edna-i-sashta-2', 'edna-i-sashta-3']);
    });

    it('Merchants refuses the e-mail in any case and the tax id of another open merchant', async () => {
      const { email } = await merchants.add(make({ taxId: '831641791' }), cause);
      await expect(merchants.add(make({ email: email.toUpperCase() }), cause)).rejects.toThrow(
        MerchantEmailTaken,
      );
      await expect(merchants.add(make({ taxId: '831641791' }), cause)).rejects.toThrow(TaxIdTaken);
      const other = await merchants.add(make(), cause);
      const taking = merchants.change(other.id, (merchant) =>
        merchant.updateProfile({ ...other, email }, later),
      );
      await expect(taking).rejects.toThrow(MerchantEmailTaken);
    });

    it('Merchants frees e-mail and tax id of a closed merchant, which cannot be changed', async () => {
      const about = { email: 'closed-contract@example.bg', taxId: '175074752' };
      const { id } = await merchants.add(make(about), cause);
      await merchants.change(id, (merchant) => merchant.close(later), cause);
      await expect(merchants.lock(id)).rejects.toThrow(MerchantNotFound);
      await expect(merchants.change(id, () => undefined)).rejects.toThrow(MerchantNotFound);
      expect((await merchants.add(make(about), cause)).id).not.toBe(id);
    });

    it('Merchants stores a change with the next version, and nothing when nothing changed', async () => {
      const { id } = await merchants.add(make(), cause);
      const { before, after } = await merchants.change(id, (merchant) => merchant.changePlan('PRO', created));
      expect([before.plan, before.version, after.plan, after.version]).toEqual(['STARTER', 1, 'PRO', 2]);
      await merchants.change(id, (merchant) => merchant.changePlan('PRO', later));
      expect((await merchants.lock(id)).toRecord()).toEqual(after);
    });

    it('Merchants records each new status with its cause, the first included', async () => {
      const { id } = await merchants.add(make(), cause);
      const suspend = () =>
        merchants.change(id, (merchant) => merchant.changeStatus('SUSPENDED', later), {
          actor: { kind: 'operator', name: 'root' },
          reason: 'complaints',
        });
      await suspend();
      await suspend();
      expect(await historyOf(id)).toEqual([
        { from: null, to: 'PENDING', actor: 'system:tests', reason: null, at: created },
        { from: 'PENDING', to: 'SUSPENDED', actor: 'operator:root', reason: 'complaints', at: later },
      ]);
    });

    it('Merchants refuses a new status without a cause', async () => {
      const { id } = await merchants.add(make(), cause);
      const silent = merchants.change(id, (merchant) => merchant.changeStatus('ACTIVE', later));
      await expect(silent).rejects.toThrow('without a cause');
      expect((await merchants.lock(id)).toRecord().status).toBe('PENDING');
    });

    it('Merchants stores nothing of a change that throws', async () => {
      const { id } = await merchants.add(make(), cause);
      const failing = merchants.change(id, (merchant) => {
        merchant.changePlan('PRO', later);
        throw new Error('refused');
      });
      await expect(failing).rejects.toThrow('refused');
      expect((await merchants.lock(id)).toRecord()).toMatchObject({ plan: 'STARTER', version: 1 });
    });

    it('Merchants refuses an unknown and a removed merchant as not found', async () => {
      const { id } = await merchants.add(make(), cause);
      await merchants.remove(id);
      await expect(merchants.lock(id)).rejects.toThrow(MerchantNotFound);
      await expect(merchants.change(999_999_999, () => undefined)).rejects.toThrow(MerchantNotFound);
    });

    it('a VAT registration is added after those of the merchant, and to no other', async () => {
      const [{ id }, { id: otherId }] = [
        await merchants.add(make(), cause),
        await merchants.add(make(), cause),
      ];
      const before = await merchants.registrationsOf(id);
      const others = await merchants.registrationsOf(otherId);
      const entered = [
        { validFrom: businessDate('2026-09-10'), vatRegistration: 'ART_97A', vatNumber: 'BG175074752' },
        { validFrom: businessDate('2026-09-05'), vatRegistration: 'NONE', vatNumber: null },
      ] as const;
      const recorded = { by: 'user:5', at: new Date('2026-09-12T10:00:00Z') };
      for (const one of entered) await merchants.enterRegistration(id, one, recorded);
      expect(await merchants.registrationsOf(id)).toEqual([...before, ...entered]);
      expect(await merchants.registrationsOf(otherId)).toEqual(others);
    });

    const given = { kind: 'GIVEN', chosenBy: 'system:merchants', reason: null } as const;
    const first = { plan: 'STARTER', validFrom: businessDate('2026-11-20'), ...given } as const;

    it('a plan is recorded from its day on, for one merchant; what it supersedes is left out', async () => {
      const [{ id }, { id: otherId }] = [
        await merchants.add(make(), cause),
        await merchants.add(make(), cause),
      ];
      const days = ['2026-11-21', '2026-12-01', '2026-11-25'].map(businessDate);
      const steps = days.map((validFrom) => ({ plan: 'PRO', kind: 'PAID', validFrom }) as const);
      for (const [place, step] of steps.entries())
        await merchants.enterPlan(id, step, { by: 'user:5', at: later, reason: `reason ${place}` });
      const recorded = await merchants.plansOf(id);
      expect(planPeriodsOf(recorded)).toEqual([
        { plan: 'STARTER', ...given, from: '2026-11-20', until: '2026-11-20' },
        {
          plan: 'PRO',
          kind: 'PAID',
          chosenBy: 'user:5',
          reason: 'reason 0',
          from: '2026-11-21',
          until: null,
        },
      ]);
      expect(holdingOf(recorded).map(({ validFrom }) => validFrom)).toEqual([
        '2026-11-20',
        '2026-11-21',
        '2026-11-25',
      ]);
      expect(await merchants.plansOf(otherId)).toEqual([first]);
    });

    it('a superseded trial is still among the plans of a merchant', async () => {
      const { id } = await merchants.add(make(), cause);
      const by = { by: 'user:5', at: later, reason: null };
      const validFrom = businessDate('2026-11-21');
      for (const kind of ['TRIAL', 'PAID'] as const)
        await merchants.enterPlan(id, { plan: 'GROWTH', kind, validFrom }, by);
      const kinds = (await merchants.plansOf(id)).map(({ kind }) => kind);
      expect(kinds).toEqual(['GIVEN', 'TRIAL', 'PAID']);
    });

    it('a plan that nothing has recorded is given from the day of its change, and ends with the closing', async () => {
      const { id } = await merchants.add(make(), cause);
      await merchants.change(id, (merchant) => merchant.changePlan('PRO', later));
      const changed = { plan: 'PRO', validFrom: businessDate('2026-11-21'), ...given };
      expect(await merchants.plansOf(id)).toEqual([first, changed]);
      const closed = new Date('2026-11-22T10:00:00Z');
      await merchants.change(id, (merchant) => merchant.close(closed), cause);
      const ended = { plan: 'STARTER', validFrom: businessDate('2026-11-22'), ...given };
      expect(await merchants.plansOf(id)).toEqual([first, changed, ended]);
    });

    it('a change of the data of a merchant leaves a plan that is due as it is recorded', async () => {
      const { id } = await merchants.add(make(), cause);
      const step = { plan: 'GROWTH', kind: 'PAID', validFrom: businessDate('2026-11-21') } as const;
      await merchants.enterPlan(id, step, { by: 'user:5', at: created, reason: null });
      await merchants.change(id, (merchant) => merchant.setBrandColor('#0A5C4E', later));
      await merchants.change(id, (merchant) => merchant.changePlan('GROWTH', later));
      expect(await merchants.plansOf(id)).toEqual([first, { ...step, chosenBy: 'user:5', reason: null }]);
    });
  });
};
