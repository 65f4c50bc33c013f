import { invalid } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import { announceWorkspace, loadWorkspace, type LoadedWorkspace } from './workspace.ts';

/** Spec 000 §3, onboarding steps. */
const STEPS = [
  'COMPLIANCE',
  'CUSTOMIZE_WIDGET',
  'SELECT_PHONE_NUMBER',
  'SETUP_AUTOMATION',
  'SETUP_SUBSCRIPTION_CHANNELS',
  'SET_GOALS',
  'TEST_PHONE_NUMBER',
  'TEST_PHONE_NUMBER_CALL',
  'TEST_PHONE_NUMBER_SMS',
  'TEST_SETUP_CALLFLOW',
  'WORKSPACE_DETAILS',
];

/**
 * Records an onboarding step as COMPLETED or SKIPPED. What was completed stays so.
 * @throws Refusal VALIDATION_FAILED for an unknown step or status.
 */
export const updateOnBoarding =
  (deps: Deps) =>
  async (input: { step: string; status: string }, principal: { workspaceId: string }): Promise<LoadedWorkspace> => {
    const { step, status } = input;
    if (!STEPS.includes(step)) throw invalid('step', `There is no onboarding step ${step}.`);
    if (status !== 'COMPLETED' && status !== 'SKIPPED') throw invalid('status', 'A step is COMPLETED or SKIPPED.');
    return deps.db.tenant(principal.workspaceId, async (uow) => {
      const { tx, workspaceId } = uow;
      await tx.$queryRaw`SELECT workspace_id FROM workspace WHERE workspace_id = ${workspaceId}::uuid FOR UPDATE`;
      const known = await tx.onboardingStep.findUnique({ where: { workspaceId_step: { workspaceId, step } } });
      if (known?.status === 'COMPLETED' || known?.status === status) return loadWorkspace(uow);
      const updatedAt = deps.clock.now();
      await tx.onboardingStep.upsert({
        where: { workspaceId_step: { workspaceId, step } },
        create: { workspaceId, step, status, updatedAt },
        update: { status, updatedAt },
      });
      await tx.workspace.update({ where: { id: workspaceId }, data: { version: { increment: 1 } } });
      const loaded = await loadWorkspace(uow);
      announceWorkspace(uow, loaded);
      return loaded;
    });
  };
