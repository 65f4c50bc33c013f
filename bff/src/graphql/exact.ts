/** Clients whose requests hold what the contract knows, and nothing else. */
import type { DescService, Message } from '@bufbuild/protobuf';
import type { CallOptions, Client } from '@connectrpc/connect';

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never;

/** Of what is given each field that is not known, at whatever depth, becomes one that nothing fits. */
type Exactly<Given, Known> = Given extends Message | Uint8Array | Date
  ? Given
  : Given extends readonly (infer Item)[]
    ? Known extends readonly (infer KnownItem)[]
      ? Exactly<Item, KnownItem>[]
      : Given
    : Given extends object
      ? {
          [Key in keyof Given]: Key extends KeyOf<Known>
            ? Exactly<Given[Key], NonNullable<ValueOf<Known, Key>>>
            : never;
        }
      : Given;

type ExactMethod<Method> = Method extends (request: infer Request, options?: CallOptions) => infer Answer
  ? <Given extends Request>(request: Given & Exactly<Given, Request>) => Answer
  : never;

/**
 * Protobuf leaves out what it does not know, and the compiler looks for such fields in literals alone: a request that is
 * spread from what a resolver was given would lose a field that is renamed in the contract.
 */
export type ExactClient<Service extends DescService> = {
  readonly [Method in keyof Client<Service>]: ExactMethod<Client<Service>[Method]>;
};

/** The same client, with requests that the compiler looks through. */
export const exact = <Service extends DescService>(client: Client<Service>): ExactClient<Service> =>
  client as unknown as ExactClient<Service>;
