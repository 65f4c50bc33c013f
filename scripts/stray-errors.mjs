// Errors that no test caught: a promise that nobody waited for, a handler that threw after its test had ended. Vitest fails
// the run for them but names no test in its report, so that a run could fail with every test green.
import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ file?: string; message: string }} StrayError */
/** @typedef {{ testResults: { name: string; status: string; message?: string; assertionResults: any[] }[] }} Report */

/** A reporter of vitest's: writes them to the file that RINGLINE_STRAY_ERRORS names. */
export default class StrayErrors {
  /**
   * @param {readonly unknown[]} _modules
   * @param {readonly { VITEST_TEST_PATH?: string; name?: string; message: string; stack?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const target = process.env.RINGLINE_STRAY_ERRORS;
    if (!target) return;
    const strays = errors.map(({ VITEST_TEST_PATH: file, name, message, stack }) => ({
      file,
      message: stack || `${name ?? 'Error'}: ${message}`,
    }));
    writeFileSync(target, JSON.stringify(strays));
  }
}

/**
 * Gives each to the test file during which it was thrown, which fails by it like by a test of its own; what belongs to no file
 * is a failed one without a name.
 * @param {Report} report vitest's; changed
 * @param {StrayError[]} strays
 * @returns {Report}
 */
export function withStrayErrors(report, strays) {
  for (const { file, message } of strays) {
    let owner = report.testResults.find(({ name }) => name === (file ?? ''));
    if (!owner) report.testResults.push((owner = { name: file ?? '', status: 'failed', assertionResults: [] }));
    owner.status = 'failed';
    owner.assertionResults.push({
      status: 'failed',
      fullName: 'an error that no test caught',
      failureMessages: [message],
    });
  }
  return report;
}

/**
 * @param {string} file what the reporter wrote
 * @returns {StrayError[]} none where it wrote nothing
 */
export function readStrayErrors(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return [];
    throw error;
  }
}
