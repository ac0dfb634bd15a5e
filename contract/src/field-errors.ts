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
      const problem = issue.params?.['problem'];
      return { code: isFieldProblem(problem) ? problem : 'invalid' };
    }
    default:
      return { code: 'invalid' };
  }
}

function fieldError(
  issue: Issue,
  code: FieldProblem,
  limit: number | undefined,
  path: readonly PropertyKey[],
): FieldError {
  return {
    path: path.map(String).join('.'),
    code,
    message: issue.message,
    ...(limit !== undefined && { limit }),
  };
}

/**
 * Says of each thing that Zod finds wrong which field it is in and what is wrong with it, so that a form refused by
 * the browser and one refused by the server read alike.
 */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.flatMap(issue => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map(key => fieldError(issue, 'unknown_field', undefined, [...issue.path, key]));
    if (issue.code === 'invalid_union') {
      const closest = issue.errors.at(-1);
      if (closest && closest.length > 0) {
        return fieldErrors(closest.map(inner => ({ ...inner, path: [...issue.path, ...inner.path] })));
      }
    }
    const { code, limit } = problemOf(issue);
    return [fieldError(issue, code, limit, issue.path)];
  });
}
