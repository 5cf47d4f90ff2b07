import { Container } from 'inversify';
import { expect, test } from 'vitest';
import { token } from '#kernel/token.ts';
import { adapter, defineModule } from '#platform/define-module.ts';
import { override, resolve } from '#platform/di.ts';

interface Clock {
  now(): Date;
}
const Clock = token<Clock>('Clock');
interface Orders {
  add(): Promise<number>;
}
const Orders = token<Orders>('Orders');
interface Holds {
  isHeld(): boolean;
}
const Holds = token<Holds>('Holds');
interface Answer {
  orders(): Promise<number>;
  isHeld(): boolean;
}
const Answer = token<Answer>('Answer');

const left = defineModule({
  name: 'left',
  needs: { clock: Clock },
  answers: { holds: Holds },
  adapters: {
    orders: adapter(Orders, ({ clock }: { clock: Clock }) => ({ add: async () => clock.now().getTime() })),
  },
  provides: { answer: Answer },
  create: ({ orders, holds }) => ({
    routes: [],
    api: { answer: { orders: () => orders.add(), isHeld: () => holds.isHeld() } },
  }),
});

/** Needs the earlier module and answers its port: a cycle if the answer were resolved at creation. */
const right = defineModule({
  name: 'right',
  needs: { answer: Answer },
  adapters: { holds: adapter(Holds, () => ({ isHeld: () => true })) },
  provides: {},
  create: () => ({ routes: [], api: {} }),
});

const container = (...modules: readonly { bind(container: Container): void }[]): Container => {
  const made = new Container();
  made.bind(Clock).toConstantValue({ now: () => new Date(5) });
  for (const module of modules) module.bind(made);
  return made;
};

test('a module is created once, with its needs and adapters', async () => {
  const made = container(left, right);
  expect(resolve(made, left.contributions)).toBe(resolve(made, left.contributions));
  expect(await resolve(made, Answer).orders()).toBe(5);
});

test('a later module answers a port of an earlier module', () => {
  const made = container(left, right);
  resolve(made, right.contributions);
  expect(resolve(made, Answer).isHeld()).toBe(true);
});

test('a module works without the module that answers its port until the port is used', async () => {
  const made = container(left);
  expect(await resolve(made, Answer).orders()).toBe(5);
  expect(() => resolve(made, Answer).isHeld()).toThrow('Holds');
});

test('a test replaces an adapter before anything is resolved', async () => {
  const made = container(left, right);
  override(Orders, { add: async () => 42 })(made);
  expect(await resolve(made, Answer).orders()).toBe(42);
});

test('a wrong dependency of a module does not compile', () => {
  const incomplete = defineModule({
    name: 'incomplete',
    needs: {},
    adapters: {},
    provides: { answer: Answer },
    // @ts-expect-error the promised API is missing
    create: () => ({ routes: [], api: {} }),
  });
  defineModule({
    name: 'mistyped',
    needs: { clock: Clock },
    adapters: {
      // @ts-expect-error the adapter asks for what the module does not need
      orders: adapter(Orders, ({ holds }: { holds: Holds }) => ({ add: async () => Number(holds.isHeld()) })),
    },
    provides: {},
    create: () => ({ routes: [], api: {} }),
  });
  expect(incomplete.name).toBe('incomplete');
});

interface Rule {
  isKept(): boolean;
}
const Rule = token<Rule>('Rule');
interface Rules {
  all(): boolean[];
}
const Rules = token<Rules>('Rules');
const collecting = defineModule({
  name: 'collecting',
  needs: {},
  collects: { rules: Rule },
  adapters: {},
  provides: { rules: Rules },
  create: ({ rules }) => ({
    routes: [],
    api: { rules: { all: () => rules().map((rule) => rule.isKept()) } },
  }),
});
const contributing = (name: string, isKept: boolean) =>
  defineModule({
    name,
    needs: {},
    adapters: {},
    contributes: { rule: adapter(Rule, () => ({ isKept: () => isKept })) },
    provides: {},
    create: () => ({ routes: [], api: {} }),
  });

test('a module collects the contributions of all later modules in their order', () => {
  const made = container(collecting, contributing('one', true), contributing('other', false));
  expect(resolve(made, Rules).all()).toEqual([true, false]);
  expect(resolve(container(collecting), Rules).all()).toEqual([]);
});
