/** The world that the runner made (load/world), and how long and hard to run; given by k6's environment. */
import { SharedArray } from 'k6/data';

/** Address of the product; the outside world lies below /sandbox. */
export const URL_OF_PRODUCT = __ENV.URL || 'http://localhost:4000';

/** Agents, each alone in a workspace: `{ email, password, workspaceId, number, token }`. */
export const agents = new SharedArray('agents', () => (__ENV.WORLD ? JSON.parse(open(__ENV.WORLD)) : []));

/** Seconds of steady load. */
export const SECONDS = Number(__ENV.SECONDS || 30);

/** Arrivals a second, unless the runner asks for another rate. */
export const rate = (usual) => Number(__ENV.RATE || usual);

export const agentAt = (index) => agents[index % agents.length];

/** Writes k6's figures where the runner reads them, and leaves its own summary alone. */
export function handleSummary(data) {
  return __ENV.SUMMARY ? { [__ENV.SUMMARY]: JSON.stringify(data.metrics) } : {};
}
