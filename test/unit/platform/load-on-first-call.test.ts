import { expect, test } from 'vitest';
import { loadOnFirstCall, loadOnFirstStream } from '#platform/load-on-first-call.ts';

interface Orders {
  add(amount: number): Promise<number>;
  sum(): Promise<number>;
}

class StoredOrders implements Orders {
  #sum = 0;

  async add(amount: number): Promise<number> {
    this.#sum += amount;
    return this.#sum;
  }

  async sum(): Promise<number> {
    return this.#sum;
  }
}

const counted = () => {
  let loads = 0;
  const orders = loadOnFirstCall<Orders>(async () => {
    loads += 1;
    return new StoredOrders();
  });
  return { orders, loads: () => loads };
};

test('a lazy object loads nothing before its first call, and all calls share what it loads', async () => {
  const { orders, loads } = counted();
  expect(loads()).toBe(0);
  expect(await Promise.all([orders.add(2), orders.add(3)])).toEqual([2, 5]);
  expect(await orders.sum()).toBe(5);
  expect(loads()).toBe(1);
});

test('a lazy object passes through a promise without being loaded', async () => {
  const { orders, loads } = counted();
  expect(await Promise.resolve(orders)).toBe(orders);
  expect(loads()).toBe(0);
});

test('a lazy object whose file cannot be loaded fails the call', async () => {
  const orders = loadOnFirstCall<Orders>(() => Promise.reject(new Error('no such file')));
  await expect(orders.sum()).rejects.toThrow('no such file');
});

test('a lazy object of streams loads nothing before the first record, and each stream is whole', async () => {
  let loads = 0;
  const counts = loadOnFirstStream<{ upTo(last: number): AsyncIterable<number> }>(async () => {
    loads += 1;
    return {
      async *upTo(last) {
        for (let count = 1; count <= last; count += 1) yield count;
      },
    };
  });
  const two = counts.upTo(2);
  expect(loads).toBe(0);
  const all = async (stream: AsyncIterable<number>): Promise<number[]> => {
    const read: number[] = [];
    for await (const count of stream) read.push(count);
    return read;
  };
  expect([await all(two), await all(counts.upTo(3))]).toEqual([
    [1, 2],
    [1, 2, 3],
  ]);
  expect(loads).toBe(1);
});
