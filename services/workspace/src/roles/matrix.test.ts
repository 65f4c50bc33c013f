import { describe, expect, it } from 'vitest';
import { MATRIX, RESOURCES, ROLES } from './matrix.ts';
import { allRoles, role, toRole } from './roles.ts';
import { TABLE, cells } from './testing/table.ts';

describe('the permission matrix', () => {
  it('has 4 × 92 cells, for the resources of the specification in their order', () => {
    expect(cells).toHaveLength(4 * 92);
    expect(TABLE.map(([resource]) => resource)).toEqual(RESOURCES);
  });

  it.each(cells)('$name may $action $resource: $scope', ({ name, resource, action, scope }) => {
    expect(role(name).grants[resource]?.[action]).toBe(scope);
  });

  it.each([
    ['OWNER', 92],
    ['ADMIN', 80],
    ['MANAGER', 52],
    ['MEMBER', 23],
  ])('grants %s %i of the 92', (name, count) => {
    expect(toRole(role(name)).permissions).toHaveLength(count);
  });

  it('names no resource that does not exist', () => {
    for (const name of ROLES) for (const resource of Object.keys(MATRIX[name])) expect(RESOURCES).toContain(resource);
  });

  it('gives every role an id of its own', () => {
    expect(new Set(allRoles().map(({ id }) => id)).size).toBe(4);
    expect(() => role('INTERN')).toThrow('There is no role INTERN');
  });
});
