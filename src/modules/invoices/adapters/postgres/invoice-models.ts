import { Model } from 'objection';
import { modelOf } from '#platform/database/model-of.ts';
import { annulmentTable, invoiceTable, lineTable } from './tables.ts';

/** An invoice with its `lines`. */
export class InvoiceModel extends modelOf(invoiceTable) {
  static override relationMappings = {
    lines: {
      relation: Model.HasManyRelation,
      modelClass: modelOf(lineTable),
      join: { from: 'invoices.id', to: 'invoice_lines.invoice_id' },
    },
  };
}

export class AnnulmentModel extends modelOf(annulmentTable) {
  static override idColumn = 'invoice_id';
}
