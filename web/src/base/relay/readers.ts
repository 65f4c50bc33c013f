import type { Disposable, OperationDescriptor, Snapshot } from 'relay-runtime';
import { Environment, Observable } from 'relay-runtime';
import { isPassing } from './refusal.ts';

/** Counts by a query's identifier; what nobody holds takes no room. */
class Counts {
  readonly #counts = new Map<string, number>();

  has(id: string): boolean {
    return this.#counts.has(id);
  }

  /** Counts one more until `held` is disposed of. */
  hold(id: string, held: Disposable): Disposable {
    this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1);
    let holds = true;
    return {
      dispose: () => {
        held.dispose();
        if (!holds) return;
        holds = false;
        const left = (this.#counts.get(id) ?? 1) - 1;
        if (left === 0) this.#counts.delete(id);
        else this.#counts.set(id, left);
      },
    };
  }
}

/**
 * A Relay environment that knows which queries the page shows. Relay goes on with what was asked when the part that asked is gone,
 * and keeps what no part has shown yet for minutes: neither says whether anybody waits for a newer answer.
 */
export class ReadEnvironment extends Environment {
  readonly #kept = new Counts();
  readonly #shown = new Counts();

  override retain(operation: OperationDescriptor): Disposable {
    return this.#kept.hold(operation.request.identifier, super.retain(operation));
  }

  override subscribe(snapshot: Snapshot, callback: (snapshot: Snapshot) => void): Disposable {
    return this.#shown.hold(snapshot.selector.owner.identifier, super.subscribe(snapshot, callback));
  }

  /**
   * What a part shows is not lost to a request that failed in passing: Relay gives the failure to every part that reads the same, also
   * to those that are opened later, and keeps it for as long as the page is open, although the store has all that they read.
   */
  override execute(asked: Parameters<Environment['execute']>[0]): ReturnType<Environment['execute']> {
    const { operation } = asked;
    const answers = super.execute(asked);
    if (operation.request.node.params.operationKind !== 'query') return answers;
    return answers.catch((error) =>
      Observable.create((sink) => {
        const has = this.#kept.has(operation.request.identifier) && this.check(operation).status === 'available';
        if (has && isPassing(error)) sink.complete();
        else sink.error(error);
      }),
    );
  }

  /**
   * Follows one asking of a query.
   * @param id its identifier
   * @returns whether a newer answer still has a reader. A part that waits for its first answer shows nothing yet: it counts until
   *   then. What is asked without a part, such as the next page of a list, says itself when it is no longer wanted.
   */
  follow(id: string): (answers: number) => boolean {
    let ofPart = this.#kept.has(id);
    // Relay keeps a query in the same turn in which it asks for it.
    queueMicrotask(() => (ofPart ||= this.#kept.has(id)));
    return (answers) => !ofPart || (answers === 1 ? this.#kept.has(id) : this.#shown.has(id));
  }
}
