/**
 * @typedef {{ fullName: string; status: string; failureMessages?: string[] }} Test
 * @typedef {{ status: string; message?: string; assertionResults: Test[] }} File
 */

/**
 * What two runs of a file say of its tests: one that passed either time has passed, and its failure is told.
 * @param {File} first
 * @param {File} second of a file that could not even be loaded or set up at first, all that counts
 * @returns {{ tests: Test[]; unstable: { fullName: string; words: string | undefined }[] }}
 */
export function eitherTime(first, second) {
  /** @param {Test} test */
  const words = (test) => ({ fullName: test.fullName, words: test.failureMessages?.[0] });
  // It could not be loaded, or set up: its tests were not run.
  if (first.assertionResults.every(({ status }) => status !== 'failed')) {
    const passed = second.status === 'passed';
    return {
      tests: second.assertionResults,
      unstable: passed ? [{ fullName: 'the file itself', words: first.message }] : [],
    };
  }
  const again = new Map(second.assertionResults.map((test) => [test.fullName, test]));
  /** @type {{ fullName: string; words: string | undefined }[]} */
  const unstable = [];
  const tests = first.assertionResults.map((test) => {
    const other = again.get(test.fullName);
    const failed = [test, other].find((each) => each?.status === 'failed');
    const passed = [test, other].find((each) => each?.status === 'passed');
    if (!failed || !passed) return test;
    unstable.push(words(failed));
    return passed;
  });
  return { tests, unstable };
}
