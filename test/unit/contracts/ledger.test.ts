import { describeLedger } from '#test/contracts/ledger.ts';
import { InMemoryLedger } from '#test/fakes/in-memory-ledger.ts';

describeLedger('memory', async () => ({ ledger: new InMemoryLedger(), merchantId: 3, paymentId: 7 }));
