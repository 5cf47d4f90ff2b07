import * as contract from '#contract/disputes/disputes.ts';
import type { Messages } from '#kernel/messages.ts';
import { serve, type Caller, type Route } from '#platform/http/route.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import type { AttachInvoice } from '../../application/attach-invoice.ts';
import type { ChangeEvidence } from '../../application/change-evidence.ts';
import { takeEvidenceFile, takeEvidenceSending } from '../../application/evidence-limits.ts';
import { getDisputeEvidence } from '../../application/get-dispute-evidence.ts';
import type { RequestEvidence } from '../../application/request-evidence.ts';
import { presentDispute } from './present-dispute.ts';

type Deps = Parameters<typeof getDisputeEvidence>[0] &
  Readonly<{
    messages: Messages;
    limits: RateLimits;
    attachInvoice: AttachInvoice;
    changeEvidence: ChangeEvidence;
    requestEvidence: RequestEvidence;
  }>;
type About = Readonly<{ params: Readonly<{ id: number }>; caller: Caller }>;

/** Disputes and their evidence. */
export const disputeRoutes = (deps: Deps): Route[] => {
  const { limits, attachInvoice, changeEvidence, requestEvidence } = deps;
  const read = ({ params, caller }: About) => getDisputeEvidence(deps, caller.actor, params.id);
  const present = async (about: About): Promise<contract.DisputeEvidence> =>
    presentDispute(await read(about), { messages: deps.messages, language: about.caller.language });
  const of = ({ params, caller: { actor } }: About) => ({ actor, disputeId: params.id });
  const send = async (about: About, isFinal: boolean): Promise<contract.DisputeEvidence> => {
    await takeEvidenceSending(limits, (await read(about)).disputed.merchantId);
    await requestEvidence.execute({ ...of(about), isFinal, requestKey: about.caller.requestKey });
    return present(about);
  };
  const find = read;
  return [
    serve(contract.getDisputeEvidence, present),
    serve(
      contract.setEvidenceTexts,
      async (request) => {
        await changeEvidence.setTexts({ ...of(request), texts: request.body.texts });
        return present(request);
      },
      { find },
    ),
    serve(
      contract.addEvidenceFile,
      async (request) => {
        const { field, name, content } = request.body;
        await takeEvidenceFile(limits, (await read(request)).disputed.merchantId);
        await changeEvidence.addFile({
          ...of(request),
          field,
          name,
          content: Buffer.from(content, 'base64'),
        });
        return present(request);
      },
      { find },
    ),
    serve(
      contract.attachInvoice,
      async (request) => {
        await takeEvidenceFile(limits, (await read(request)).disputed.merchantId);
        await attachInvoice.execute({ ...of(request), signal: request.caller.signal });
        return present(request);
      },
      { find },
    ),
    serve(
      contract.removeEvidenceFile,
      async (request) => {
        await changeEvidence.removeFile({ ...of(request), fileId: request.params.fileId });
        return present(request);
      },
      { find },
    ),
    serve(contract.saveEvidence, (request) => send(request, false), { find }),
    serve(contract.submitEvidence, (request) => send(request, true), { find }),
  ];
};
