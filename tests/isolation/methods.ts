/** Every RPC method of the contracts, found in the generated code: a new one can't be left out of the matrix. */
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DescMethodUnary, DescService } from '@bufbuild/protobuf';
import { authorizationOf } from '@ringline/kit/auth';
import { Action } from '@ringline/proto/options/v1/options_pb';

const GENERATED = fileURLToPath(new URL('../../proto/gen/', import.meta.url));

export type Rule =
  | { readonly kind: 'public' | 'self' | 'member' | 'service' }
  | {
      readonly kind: 'permission';
      readonly resource: string;
      readonly action: 'CREATE' | 'READ' | 'UPDATE' | 'DELETE';
    };

export interface Method {
  /** BillingService/ListRates */
  readonly name: string;
  readonly service: DescService;
  readonly method: DescMethodUnary;
  readonly rule: Rule;
}

const ACTIONS = new Map<Action, 'CREATE' | 'READ' | 'UPDATE' | 'DELETE'>([
  [Action.CREATE, 'CREATE'],
  [Action.READ, 'READ'],
  [Action.UPDATE, 'UPDATE'],
  [Action.DELETE, 'DELETE'],
]);

function ruleOf(method: DescMethodUnary): Rule {
  const { rule } = authorizationOf(method);
  if (rule.case !== 'permission') return { kind: rule.case as 'public' };
  const action = ACTIONS.get(rule.value.action);
  if (!action) throw new Error(`${method.name} asks for a permission without an action`);
  return { kind: 'permission', resource: rule.value.resource, action };
}

export async function everyMethod(): Promise<Method[]> {
  const files = (await readdir(GENERATED, { recursive: true })).filter((file) => file.endsWith('_pb.ts'));
  const modules = await Promise.all(files.map((file) => import(GENERATED + file) as Promise<Record<string, unknown>>));
  const services = modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is DescService => (value as DescService | undefined)?.kind === 'service');
  return services
    .flatMap((service) =>
      service.methods.map((method) => ({
        name: `${service.name}/${method.name}`,
        service,
        method: method as DescMethodUnary,
        rule: ruleOf(method as DescMethodUnary),
      })),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
