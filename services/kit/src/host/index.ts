/** Hosts a service, or the edge, as a process of its own in a cluster. The hosted can't tell. */
export { outliveClosedOutput } from './closedOutput.ts';
export { edgeEnvironment, hostEnvironment } from './environment.ts';
export { live, type Running } from './lifecycle.ts';
export { runService } from './runService.ts';
export { front, surround, type Surroundings } from './surroundings.ts';
