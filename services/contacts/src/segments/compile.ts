import type { Binder, Moment } from './fields.ts';
import { fieldOf, testSql, valueSql } from './fields.ts';
import { conditionsOf, type Condition, type Group, type Known } from './rule.ts';

/** Values that a statement binds, in the order of their numbers. */
export class Bound implements Binder {
  readonly values: unknown[] = [];

  bind = (value: unknown, type: string): string => {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  };
}

interface Context extends Moment, Known {
  readonly binder: Binder;
}

/** A rule as a condition on a contact that the statement calls `c`. Its text holds no value, only numbers of bound ones. */
export function compileRule({ match, rules }: Group, context: Context): string {
  const parts = rules.map((rule) =>
    'condition' in rule ? compileCondition(rule.condition, context) : compileRule(rule.group, context),
  );
  const joined = `(${parts.join(match === 'ALL' ? ' AND ' : ' OR ')})`;
  return match === 'NONE' ? `(NOT ${joined})` : joined;
}

/** Each condition by itself, with what the person has there: for saying why somebody fits. */
export const compileConditions = (rule: Group, context: Context): { holds: string; value: string }[] =>
  conditionsOf(rule).map((condition) => {
    const property = context.properties.get(condition.propertyId);
    return {
      holds: compileCondition(condition, context),
      value: valueSql(fieldOf(condition.field, property, context.binder)),
    };
  });

function compileCondition({ field, propertyId, test, values }: Condition, context: Context): string {
  const property = context.properties.get(propertyId);
  // A property that was deleted makes its condition fit nobody, rather than everybody.
  if (field === 'PROPERTY' && !property) return 'false';
  return testSql(fieldOf(field, property, context.binder), test, values, context.binder, context);
}
