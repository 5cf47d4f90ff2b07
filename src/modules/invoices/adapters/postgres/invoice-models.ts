import { Model } from 'objection';
import { modelOf } from '#platform/database/model-of.ts';
import { annulmentTable, installmentTable, invoiceTable, lineTable } from './tables.ts';

class InstallmentModel extends modelOf(installmentTable) {
  static override idColumn = ['invoice_id', 'seq'];
}

/** An invoice with its `lines` and `installments`. */
export class InvoiceModel extends modelOf(invoiceTable) {
  static override relationMappings = {
    lines: {
      relation: Model.HasManyRelation,
      modelClass: modelOf(lineTable),
      join: { from: 'invoices.id', to: 'invoice_lines.invoice_id' },
    },
    installments: {
      relation: Model.HasManyRelation,
      modelClass: InstallmentModel,
      join: { from: 'invoices.id', to: 'installments.invoice_id' },
    },
  };
}

export class AnnulmentModel extends modelOf(annulmentTable) {
  static override idColumn = 'invoice_id';
}
