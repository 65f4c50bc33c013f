import type { DescMethod } from '@bufbuild/protobuf';
import { assertAllowed, authorizationOf, type Principal } from '@ringline/kit/auth';
import { refusalOf } from '@ringline/kit/errors';
import { ContactsService } from '@ringline/proto/contacts/v1/contacts_pb';
import { CustomerService } from '@ringline/proto/contacts/v1/customers_pb';
import { MessagingService } from '@ringline/proto/messaging/v1/messaging_pb';
import { RecordingService } from '@ringline/proto/telephony/v1/recordings_pb';
import { NumberService } from '@ringline/proto/telephony/v1/telephony_pb';
import { WorkspaceService } from '@ringline/proto/workspace/v1/workspaces_pb';

/** Something about a person that a frame depends on, as text: whoever has the same gets the same. */
export type Fact = (principal: Principal) => string;

/** Everything that is known of a person, their session included: nobody else has the same. */
export const person: Fact = (principal) => {
  let known = persons.get(principal);
  if (known === undefined) persons.set(principal, (known = JSON.stringify(principal)));
  return known;
};
const persons = new WeakMap<Principal, string>();

const everyone: Fact = () => '';
const numbersSeen: Fact = (principal) => {
  const scope = principal.scope('PHONE_NUMBERS', 'READ');
  return scope === 'all' ? scope : JSON.stringify([scope, principal.teamIds.toSorted()]);
};

/** Who does not see all threads sees those of their teams, and those that they took part in. */
const threadsSeen: Fact = (principal) => {
  const scope = principal.scope('MESSAGES', 'READ');
  return scope === 'all' ? scope : JSON.stringify([scope, principal.userId, principal.teamIds.toSorted()]);
};

/**
 * Methods that answer everybody of a workspace alike who may call them, and has the same of the fact beside them. The answer of
 * any other method is taken for one to this person alone. `tests/isolation/matrix.test.ts` asks them of the real services.
 */
export const ALIKE: ReadonlyMap<DescMethod, Fact> = new Map<DescMethod, Fact>([
  [ContactsService.method.batchGetContacts, everyone],
  [ContactsService.method.getContactByPhoneNumber, everyone],
  [CustomerService.method.batchGetCustomers, everyone],
  [WorkspaceService.method.listUserProfiles, everyone],
  [WorkspaceService.method.listRoles, everyone],
  [MessagingService.method.listThreads, threadsSeen],
  [NumberService.method.listNumbers, numbersSeen],
  [RecordingService.method.getRecordingSettings, everyone],
]);

/** Whether they may call it; who may not is told which role they have. */
const mayCall =
  (method: DescMethod): Fact =>
  (principal) => {
    try {
      assertAllowed(principal, authorizationOf(method));
      return 'yes';
    } catch (error) {
      return `${refusalOf(error)?.code ?? 'no'} ${principal.role}`;
    }
  };

/**
 * What of a person a frame was made from: their visibility class. It is noted while the frame is made, so that a resolver which
 * asks for something new can't leak it: those who differ in it are answered by themselves.
 */
export class Facts {
  readonly #facts = new Map<string, Fact>();
  /** The person's rights turned out to be others than those of their socket: what was made is nobody's. */
  outdated = false;

  note(name: string, fact: Fact): void {
    if (!this.#facts.has(name)) this.#facts.set(name, fact);
  }

  notePerson(): void {
    this.note('person', person);
  }

  /** A call on behalf of the person. */
  noteCall(method: DescMethod | undefined): void {
    const alike = method && ALIKE.get(method);
    if (!alike) return this.notePerson();
    const name = `${method.parent.typeName}/${method.name}`;
    this.note(`may ${name}`, mayCall(method));
    this.note(name, alike);
  }

  /** The same principal; whatever is read of it is noted. */
  watch(principal: Principal): Principal {
    return new Proxy(principal, {
      get: (target, name) => {
        if (name === 'scope')
          return (...asked: Parameters<Principal['scope']>) => {
            this.note(`scope ${asked.join(' ')}`, (other) => other.scope(...asked) ?? '');
            return target.scope(...asked);
          };
        if (typeof name === 'string') this.note(name, (other) => JSON.stringify(Reflect.get(other, name)) ?? '');
        return Reflect.get(target, name) as unknown;
      },
      ownKeys: (target) => {
        this.notePerson();
        return Reflect.ownKeys(target);
      },
    });
  }

  /** The class that a person is in as far as this frame goes. */
  classOf(principal: Principal): string {
    return JSON.stringify([...this.#facts.values()].map((fact) => fact(principal)));
  }
}
