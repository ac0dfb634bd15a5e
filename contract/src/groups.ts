import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema } from './ids.ts';
import { nameSchema } from './text.ts';

export const groupSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** How many customers it has. */
    customers: z.number().int(),
  })
  .meta({ id: 'Group' });

export type Group = z.infer<typeof groupSchema>;

export const newGroupSchema = z.strictObject({ name: nameSchema }).meta({ id: 'NewGroup' });

export const listGroups = endpoint({
  method: 'GET',
  path: '/api/groups',
  access: 'admin',
  summary: 'Groups of customers, by name.',
  response: z.array(groupSchema),
  list: true,
});

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
  summary: 'Renames a group.',
  params: idParams,
  body: newGroupSchema,
  response: groupSchema,
});

export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/api/groups/{id}',
  access: 'admin',
  summary: 'Deletes a group and its rules; 409 `group_in_use` while customers belong to it.',
  params: idParams,
});
