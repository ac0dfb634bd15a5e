import { z } from 'zod';

/** Upper-case digits name the same row. */
export const idSchema = z.uuid().toLowerCase();
export const idParams = z.strictObject({ id: idSchema });
export const timestampSchema = z.iso.datetime({ offset: true });
