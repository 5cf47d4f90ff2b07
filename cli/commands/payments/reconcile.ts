import type { Reconcile } from '#modules/payments/index.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

type Result = Awaited<ReturnType<Reconcile['execute']>>;

export default class PaymentsReconcile extends PlatenoCommand {
  static override summary = messages.reconcileSummary;
  static override examples = [
    '<%= config.bin %> payments reconcile',
    '<%= config.bin %> payments reconcile --json',
  ];

  async run(): Promise<Result> {
    await this.parse(PaymentsReconcile);
    const result = await this.withApplication(async (application) => {
      const api = await import('#modules/payments/index.ts');
      return application.resolve(api.Reconcile).execute();
    });
    this.log(fill(messages.reconciled, result));
    return result;
  }
}
