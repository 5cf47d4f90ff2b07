import { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import type { FindChromiumOptions } from '#platform/browser/find-chromium.ts';
import { browsersHere } from '#test/support/browser.ts';
import { compose } from '#src/composition.ts';
import { memoryOfFamily } from './cpu.ts';
import type { Ground } from './ground.ts';
import { atLeast, atMost, inTurn, millisecondsOf, timesFaster, type Measure } from './measure.ts';
import { openPrints, speedBy } from './prints.ts';

const warmUps = 10;
const printedAtOnce = 2;

type Print = () => Promise<unknown>;
type Prints = Readonly<{ print: Print; printLong: Print; bare: readonly Print[] }>;

/** So many prints a second, two at once. */
const printsPerSecond = async (count: number, print: (row: number) => Promise<unknown>): Promise<number> => {
  let left = count;
  const row = async (_: unknown, place: number): Promise<void> => {
    while ((left -= 1) >= 0) await print(place);
  };
  const milliseconds = await millisecondsOf(() => Promise.all(Array.from({ length: printedAtOnce }, row)));
  return (count * 1_000) / milliseconds;
};

/** What takes less than a clock's tick is done several times. */
const inARow = 10;

const several = async (act: Print): Promise<void> => {
  for (let time = 0; time < inARow; time += 1) await act();
};

/** Nothing is remembered: each is printed anew, on the pages that the product keeps and on bare ones. */
const takePrints = async (ground: Ground, { print, printLong, bare }: Prints): Promise<Measure[]> => {
  const { rounds } = ground.size;
  const one = await inTurn(
    rounds * 7,
    () => millisecondsOf(print),
    () => millisecondsOf(bare[0]!),
  );
  const two = await inTurn(
    rounds,
    () => printsPerSecond(100, print),
    () => printsPerSecond(100, (row) => bare[row]!()),
  );
  const long = await inTurn(
    rounds,
    () => printsPerSecond(60, printLong),
    () => printsPerSecond(60, (row) => bare[row]!()),
  );
  const unit = 'a second';
  const speed = speedBy(one.limit);
  return [
    atMost(1.4, { workload: 'one-page PDF against a bare page.pdf', unit: 'ms', ...one }),
    atLeast(0.85, { workload: 'PDFs of one page, two at once, against two bare pages', unit, ...two }),
    atLeast(1, { workload: 'PDFs of one page, two at once', unit, figure: two.figure, limit: 100 * speed }),
    atLeast(0.85, { workload: 'PDFs of 50 lines, two at once, against two bare pages', unit, ...long }),
    atLeast(1, { workload: 'PDFs of 50 lines, two at once', unit, figure: long.figure, limit: 55 * speed }),
  ];
};

const pdfsOf = async (ground: Ground, options: FindChromiumOptions): Promise<Measure[]> => {
  const prints = await openPrints(ground, options);
  const usual = compose(prints.config);
  try {
    const { invoice, browser } = prints;
    const long = { ...invoice, lines: Array.from({ length: 50 }, () => invoice.lines[0]!) };
    const print = () => prints.print(invoice);
    const printLong = () => prints.print(long);
    for (let time = 0; time < warmUps; time += 1) await Promise.all([print(), printLong()]);
    const bare = [await prints.openBare(), await prints.openBare()];
    const taken = await takePrints(ground, { print, printLong, bare: bare.map((one) => one.print) });
    for (const one of bare) await one.close();
    const warm = await browser.takePage();
    const figure = await memoryOfFamily(warm.page.browser().process()!.pid!);
    browser.givePage(warm);
    const remembered = usual.resolve(InvoicePrinter);
    await remembered.print(invoice, 'COPY');
    const again = await inTurn(
      ground.size.rounds * 7,
      async () => (await millisecondsOf(() => several(() => remembered.print(invoice, 'COPY')))) / inARow,
      () => millisecondsOf(print),
    );
    return [
      ...taken,
      atMost(1, { workload: 'memory of the browser that has printed them', unit: 'MiB', figure, limit: 500 }),
      timesFaster(20, { workload: 'PDF again against the first time', unit: 'ms', ...again }),
    ];
  } finally {
    await usual.close();
    await prints.close();
  }
};

/** On the browser from npm and on an installed one, whichever the installation would take. */
export const pdfs = async (ground: Ground): Promise<Measure[]> => {
  const measures: Measure[] = [];
  for (const { name, options } of await browsersHere()) {
    const taken = await pdfsOf(ground, options);
    measures.push(...taken.map((one) => ({ ...one, workload: `${one.workload} (${name})` })));
  }
  return measures;
};
