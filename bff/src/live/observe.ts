/** What is seen of live frames: a span from the event to the frame, how many went out, and how late they were. */
import { destinationOf } from '@ringline/kit/events';
import { withSpan, type Metrics } from '@ringline/kit/telemetry';
import type { DocumentNode, ExecutionResult, OperationDefinitionNode } from 'graphql';
import { attributesOf, nameOf, resultOf, tell } from '../graphql/observe.ts';

/** The event that a frame tells of. */
export interface FrameCause {
  readonly type: string;
  readonly source: string;
  readonly traceparent: string | null;
  /** When it was written, milliseconds since 1970; undefined for a frame that is sent once more. */
  readonly time: number | undefined;
}

/** `held`: made, or to be made, for a socket that has ended or may not have it any more. */
type Left = ReturnType<typeof resultOf> | 'held';

export interface ObservedFrames {
  /** Makes a frame for all who get the same; undefined when nobody may have it. */
  make(
    cause: FrameCause | undefined,
    execute: () => Promise<ExecutionResult | undefined>,
  ): Promise<ExecutionResult | undefined>;
  /** It left for one socket. */
  left(result: Left, cause: FrameCause | undefined): void;
}

/** @returns what observes the frames of one operation */
export function observeFrames(
  metrics: Metrics,
  now: () => number,
): (document: DocumentNode, operation: OperationDefinitionNode) => ObservedFrames {
  const frames = metrics.counter({
    name: 'subscription_frames_total',
    help: 'Frames of subscriptions; `held` ones did not leave because their socket ended',
    labels: ['operation', 'result'],
  });
  const delays = metrics.histogram({
    name: 'subscription_frame_delay_seconds',
    help: 'Time from the event to its frame, those that are sent once more left out',
    labels: ['operation'],
  });
  return (document, operation) => {
    const name = nameOf(operation, document);
    const own = attributesOf(operation, name);
    return {
      make(cause, execute) {
        const attributes = {
          ...own,
          ...(cause && {
            'messaging.operation.name': 'frame',
            'messaging.operation.type': 'process',
            'messaging.destination.name': destinationOf(cause.source),
            'ringline.event.type': cause.type,
            'ringline.service': 'bff',
          }),
        };
        return withSpan(
          `frame ${name}`,
          { kind: 'consumer', attributes, causes: [cause?.traceparent] },
          async (span) => {
            const frame = await execute();
            if (frame) tell(span, resultOf(frame.errors));
            return frame;
          },
        );
      },
      left(result, cause) {
        frames.labels(name, result).inc();
        if (result !== 'held' && cause?.time !== undefined)
          delays.labels(name).observe(Math.max(0, now() - cause.time) / 1_000);
      },
    };
  };
}
