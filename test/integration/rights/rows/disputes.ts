import { pictureOf } from '#test/support/picture-of.ts';
import { row, type Row } from '../row.ts';

/** Evidence: the OWNER and the MANAGER of an ACTIVE merchant, and administrators. */
const answering = (done: number): Row['statuses'] => [401, done, 404, 403, 403, 403, 403, done, 401];

/** Calls of disputes. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /disputes/:id': row([401, 200, 404, 200, 200, 403, 403, 200, 401], ({ disputeId }) => ({
    path: `/disputes/${disputeId}`,
  })),
  'PUT /disputes/:id/evidence': row(answering(200), ({ disputeId }) => ({
    path: `/disputes/${disputeId}/evidence`,
    body: { texts: { productDescription: 'Маса' } },
  })),
  'POST /disputes/:id/evidence/files': row(answering(201), ({ disputeId }) => ({
    path: `/disputes/${disputeId}/evidence/files`,
    body: { field: 'customerCommunication', name: 'a.png', content: pictureOf(4, 4).toString('base64') },
  })),
  'POST /disputes/:id/evidence/invoice': row(answering(200), ({ disputeId }) => ({
    path: `/disputes/${disputeId}/evidence/invoice`,
  })),
  'DELETE /disputes/:id/evidence/files/:fileId': row(answering(404), ({ disputeId }) => ({
    path: `/disputes/${disputeId}/evidence/files/999999999`,
  })),
  'POST /disputes/:id/evidence/save': row(answering(409), ({ emptyDisputeId }) => ({
    path: `/disputes/${emptyDisputeId}/evidence/save`,
  })),
  'POST /disputes/:id/evidence/submit': row(answering(409), ({ emptyDisputeId }) => ({
    path: `/disputes/${emptyDisputeId}/evidence/submit`,
    body: { isFinal: true },
  })),
};
