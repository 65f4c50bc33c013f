import { carrierFailure } from '@ringline/kit/carrier';
import { AWAY, Refusal } from '@ringline/kit/errors';

/** @throws Refusal as it is, UNAVAILABLE for a carrier that does not answer */
export async function askCarrier<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (carrierFailure(error).kind === 'refused')
      throw new Refusal({
        code: 'CARRIER_ERROR',
        message: 'The carrier refused the search. Type other digits or choose another country.',
        cause: error,
      });
    throw AWAY;
  }
}
