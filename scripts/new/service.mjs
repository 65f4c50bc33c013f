import { named, upperFirst } from './names.mjs';
import { placesOfService } from './places.mjs';
import { filled } from './plan.mjs';

/**
 * A service with one aggregate: created and listed over RPC, stored behind row-level security, announced by an event.
 * @param {string[]} args its name, and what it owns, in the singular; by default its name without an s
 */
export function service([name, aggregate = name?.replace(/s$/, '')]) {
  named(name, /^[a-z]{3,20}$/, 'a service: lower-case letters, such as tickets');
  named(aggregate, /^[a-z]{3,20}$/, 'what a service owns: lower-case letters, in the singular');
  const aggregates = aggregate.endsWith('y') ? `${aggregate.slice(0, -1)}ies` : `${aggregate}s`;
  const names = {
    service: name,
    SERVICE: name.toUpperCase(),
    aggregate,
    aggregates,
    Aggregate: upperFirst(aggregate),
    Aggregates: upperFirst(aggregates),
  };
  return {
    files: filled('service', names),
    places: placesOfService(names),
    folders: [`services/${name}`],
    next: [
      `Say in services/${name}/README.md what it owns, and in its .proto who may ask for what.`,
      `Its resource is WORKSPACE for now; a resource of its own belongs into services/workspace/src/roles/matrix.ts.`,
    ],
  };
}
