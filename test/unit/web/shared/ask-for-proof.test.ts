import { expect, test } from 'vitest';
import { askForProof, registerProofDialog } from '#web/shared/proof/ask-for-proof.ts';

test('A call that needs a proof fails when no screen can ask for the password', async () => {
  expect(await askForProof()).toBe(false);
});

test('The latest registered dialog asks for the password, and the one before it again once that is removed', async () => {
  const removeFirst = registerProofDialog(() => Promise.resolve(false));
  const removeLatest = registerProofDialog(() => Promise.resolve(true));
  expect(await askForProof()).toBe(true);
  removeLatest();
  expect(await askForProof()).toBe(false);
  removeFirst();
});

test('The password is asked for once, however many calls need it at the same time', async () => {
  let questions = 0;
  const remove = registerProofDialog(() => {
    questions += 1;
    return Promise.resolve(true);
  });
  expect(await Promise.all([askForProof(), askForProof()])).toEqual([true, true]);
  expect(questions).toBe(1);
  remove();
});
