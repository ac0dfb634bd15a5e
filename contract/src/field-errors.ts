import type { z } from 'zod';
import { type FieldError, type FieldProblem, fieldProblems } from './errors.ts';

type Issue = z.core.$ZodIssue;

const isFieldProblem = (value: unknown): value is FieldProblem =>
  fieldProblems.includes(value as FieldProblem);

function problemOf(issue: Issue): { code: FieldProblem; limit?: number } {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return { code: 'required' };
      return { code: issue.expected === 'int' ? 'not_an_integer' : 'invalid' };
    case 'too_small':
      if (issue.origin === 'string') {
        const minimum = Number(issue.minimum);
        return minimum === 1 ? { code: 'required' } : { code: 'too_short', limit: minimum };
      }
      if (issue.origin === 'array') return { code: 'required' };
      return { code: 'too_small', limit: Number(issue.minimum) };
    case 'too_big':
      if (issue.origin === 'string') return { code: 'too_long', limit: Number(issue.maximum) };
      return { code: issue.origin === 'array' ? 'too_many' : 'too_big', limit: Number(issue.maximum) };
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'invalid_email' : 'invalid' };
    case 'invalid_value':
      return { code: 'not_offered' };
    case 'custom': {
      const { problem, limit } = issue.params ?? {};
      const code = isFieldProblem(problem) ? problem : 'invalid';
      return typeof limit === 'number' ? { code, limit } : { code };
    }
    default:
      return { code: 'invalid' };
  }
}

/** Most problems that are named at once; a body with more comes from no form. */
const namedMax = 100;

/** Longest path that is repeated, in characters; a sender may give the keys of a body any length. */
const pathMax = 200;

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.').slice(0, pathMax);

function* findProblems(issues: readonly Issue[], at: readonly PropertyKey[] = []): Generator<FieldError> {
  for (const issue of issues) {
    const path = [...at, ...issue.path];
    const closest = issue.code === 'invalid_union' ? issue.errors.at(-1) : undefined;
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        yield { path: pathOf([...path, key]), code: 'unknown_field', message: 'No such field' };
    } else if (closest && closest.length > 0) {
      yield* findProblems(closest, path);
    } else {
      yield { path: pathOf(path), message: issue.message, ...problemOf(issue) };
    }
  }
}

/**
 * Names the field and the problem of each thing that Zod finds, so that a refusal by the browser and one by the server read alike.
 * At most a hundred of them.
 */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const named: FieldError[] = [];
  for (const problem of findProblems(issues)) {
    named.push(problem);
    if (named.length === namedMax) break;
  }
  return named;
}
