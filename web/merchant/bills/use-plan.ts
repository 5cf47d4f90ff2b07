import { useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { choosePlan, getOwnPlan, previewPlan, type OwnPlan } from '#contract/billing/own-plan.ts';
import { call } from '../../shared/call.ts';
import { storeAnswer } from '../kit/portal/store-answer.ts';

/** The plan that is chosen, or a trial of it. */
export type WantedPlan = z.output<typeof choosePlan.body>;

const planKey = ['plan'];

/** The plan of the merchant: state, price, limits, the next bill and what is unpaid. */
export const useOwnPlan = () =>
  useQuery({ queryKey: planKey, queryFn: ({ signal }) => call(getOwnPlan, {}, { signal }) });

/** What a plan would change and cost; asked again each time it is opened, since days pass. */
export const usePlanPreview = (wanted: WantedPlan) =>
  useQuery({
    queryKey: ['plan-preview', wanted],
    queryFn: ({ signal }) => call(previewPlan, { body: wanted }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Chooses a plan and shows the answer at once; what other pages show of the plan is read again. */
export const useChoosing = () => {
  const client = useQueryClient();
  return {
    send: (wanted: WantedPlan) => call(choosePlan, { body: wanted }),
    store: (answer: OwnPlan) => storeAnswer(client, planKey, answer),
    affects: [['merchant'], ['bills'], ['reminders']],
  };
};
