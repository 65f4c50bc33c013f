import type { Problem } from './data.ts';
import styles from './Editor.module.css';
import { useProblemText } from './useProblemText.ts';
import { sideBySide } from '../base/words.ts';

/** What is wrong with the draft, each with the step that it is about, where it leads. */
export function Problems({
  problems,
  stepName,
  wayName,
  onProblem,
}: {
  problems: readonly Problem[];
  stepName: (id: string) => string | undefined;
  /** The branch that a problem is about. */
  wayName: (problem: Problem) => string | undefined;
  onProblem: (problem: Problem) => void;
}) {
  const textOf = useProblemText();
  return (
    <ul className={styles['problemList']}>
      {problems.map((problem) => (
        <li key={`${problem.nodeId}.${problem.field}.${problem.code}`}>
          <button type="button" onClick={() => onProblem(problem)} data-testid="problem">
            {problem.nodeId === null ? null : <b>{sideBySide([stepName(problem.nodeId), wayName(problem)])}</b>}
            <span>{textOf(problem)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
