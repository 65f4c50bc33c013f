/** What a request says, read and never believed: a doubled parameter is a list, a body is anything. */
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { invalid } from '../errors/index.ts';

/** Returns the query of a request. @throws Refusal VALIDATION_FAILED that names the parameter */
export const readQuery = <Shape extends z.ZodType>(request: FastifyRequest, shape: Shape): z.output<Shape> =>
  read(request.query ?? {}, shape, 'query');

/** Returns the parameters in the path of a request. @throws Refusal VALIDATION_FAILED that names the parameter */
export const readParams = <Shape extends z.ZodType>(request: FastifyRequest, shape: Shape): z.output<Shape> =>
  read(request.params ?? {}, shape, 'path');

/** Returns the body of a request; none is an empty object. @throws Refusal VALIDATION_FAILED that names the field */
export const readBody = <Shape extends z.ZodType>(request: FastifyRequest, shape: Shape): z.output<Shape> =>
  read(request.body ?? {}, shape, 'body');

function read<Shape extends z.ZodType>(given: unknown, shape: Shape, whole: string): z.output<Shape> {
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || whole;
  throw invalid(field, `${field}: ${issue?.message ?? 'is not what it should be'}`);
}
