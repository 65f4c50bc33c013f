/** The display of a phone that lies there: dial a number, or one click to a number of the product. */
import type { WorkspaceNumber } from '../types.ts';
import { callLabel, namedFirst, showInternational } from './words.ts';

export interface IdleScreenProps {
  readonly dialed: string;
  readonly numbers: readonly WorkspaceNumber[];
  readonly onDialed: (text: string) => void;
  readonly onCall: (to: string) => void;
}

export function IdleScreen({ dialed, numbers, onDialed, onCall }: IdleScreenProps) {
  const callable = namedFirst(numbers.filter((one) => one.callable));
  return (
    <>
      <form
        className="dial"
        onSubmit={(event) => {
          event.preventDefault();
          onCall(dialed);
        }}
      >
        <label>
          <span className="lcs">Call</span>
          <input
            data-testid="handset-number"
            inputMode="tel"
            autoComplete="off"
            placeholder="phone number"
            value={dialed}
            onChange={(event) => onDialed(event.target.value)}
          />
        </label>
      </form>
      <ul className="quickdial">
        {callable.slice(0, 4).map((one) => (
          <li key={one.number}>
            <button
              type="button"
              data-testid="handset-call-number"
              data-number={one.number}
              onClick={() => onCall(one.number)}
            >
              <b>{callLabel(one)}</b>
              <span>{showInternational(one.number)}</span>
            </button>
          </li>
        ))}
        {callable.length === 0 && (
          <li className="lcs none">
            No phone numbers yet. Create a workspace in Ringline, and its number appears here.
          </li>
        )}
      </ul>
    </>
  );
}
