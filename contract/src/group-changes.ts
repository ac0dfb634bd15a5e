import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { groupSchema } from './groups.ts';
import { idParams } from './ids.ts';
import { nameSchema } from './text.ts';

const newGroupSchema = z.strictObject({ name: nameSchema }).meta({ id: 'NewGroup' });

export const createGroup = endpoint({
  method: 'POST',
  path: '/api/groups',
  access: 'admin',
  summary: 'Creates a group; 409 `taken` when another one has the name.',
  body: newGroupSchema,
  response: groupSchema,
  status: 201,
});

export const updateGroup = endpoint({
  method: 'PUT',
  path: '/api/groups/{id}',
  access: 'admin',
  summary:
    'Renames a group. With `known`, the name that was seen: 409 `changed_meanwhile` when somebody else has renamed it since.',
  params: idParams,
  body: newGroupSchema
    .extend({ known: groupSchema.pick({ name: true }).strict().optional() })
    .meta({ id: 'GroupChange' }),
  response: groupSchema,
});
