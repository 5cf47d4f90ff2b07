import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addEvidenceFile,
  attachInvoice,
  getDisputeEvidence,
  removeEvidenceFile,
  saveEvidence,
  setEvidenceTexts,
  submitEvidence,
  type DisputeEvidence,
} from '#contract/disputes/disputes.ts';
import { base64Of } from '../../shared/base64-of.ts';
import { call } from '../../shared/call.ts';
import { storeAnswer } from '../kit/portal/store-answer.ts';

type FileField = DisputeEvidence['evidence']['files'][number]['field'];
export type Texts = DisputeEvidence['evidence']['texts'];

const keyOf = (id: number) => ['dispute', id];
/** While a call to the provider is under way. */
const pollMs = 3_000;

export const useDispute = (id: number) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getDisputeEvidence, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.evidence.isBeingSent ? pollMs : false),
  });

/** The changes of a dispute; each answers with the dispute after it. */
export const useDisputeChanges = (id: number) => {
  const client = useQueryClient();
  const params = { id };
  const onSuccess = async (dispute: DisputeEvidence): Promise<void> => {
    await storeAnswer(client, keyOf(id), dispute);
    await client.invalidateQueries({ queryKey: ['payment'] });
  };
  return {
    keep: useMutation({
      mutationFn: (texts: Texts) => call(setEvidenceTexts, { params, body: { texts } }),
      onSuccess,
    }),
    addFile: useMutation({
      mutationFn: async ({ field, file }: { field: FileField; file: File }) =>
        call(addEvidenceFile, { params, body: { field, name: file.name, content: await base64Of(file) } }),
      onSuccess,
    }),
    attach: useMutation({ mutationFn: () => call(attachInvoice, { params }), onSuccess }),
    removeFile: useMutation({
      mutationFn: (fileId: number) => call(removeEvidenceFile, { params: { id, fileId } }),
      onSuccess,
    }),
    save: useMutation({ mutationFn: () => call(saveEvidence, { params }), onSuccess }),
    submit: useMutation({
      mutationFn: () => call(submitEvidence, { params, body: { isFinal: true } }),
      onSuccess,
    }),
  };
};

export type DisputeChanges = ReturnType<typeof useDisputeChanges>;
