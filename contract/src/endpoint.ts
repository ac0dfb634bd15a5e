import type { z } from 'zod';

/**
 * The callers who may make a call.
 * - `public`: anybody, signed in or not.
 * - `signed-in`: a shop or an administrator; a shop reaches only its own rows.
 * - `shop`: a shop, for its own rows.
 * - `admin`: administrators.
 */
export type Access = 'public' | 'signed-in' | 'shop' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The description of a call, which server, browser and tests share. */
export type Endpoint = {
  readonly method: Method;
  /** Path with parameters in braces, as in the specification: `/api/orders/{id}/status`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Sentences for the reference page: the first is the title of the call. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The schema of the answer; absent: the call answers 204 without a body. */
  readonly response?: z.ZodType;
  /** The schema of the other answer, 200, of a call that can be asked for it by `?quote=true`. */
  readonly quoted?: z.ZodType;
  /** Status of a successful answer, where `successStatus` would say another. */
  readonly status?: 200 | 201 | 202 | 204;
  /** The body is a multipart form; names its optional file part. */
  readonly file?: string;
  /** Most bytes of the file; 5 MB, as of pictures, by default. */
  readonly fileMax?: number;
  /** Most bytes of each other part of the form; 100 kB by default. */
  readonly partMax?: number;
  /** Most bytes of a body that is no form; 1 MB by default, 32 kB of calls that anybody may make. */
  readonly bodyMax?: number;
  /**
   * The answer is an array in pages: `?limit=&cursor=`, `X-Total-Count` (with `X-Total-Count-Capped: true` where there are
   * more), `Link: <…>; rel="next"`.
   */
  readonly paged?: true;
  /** The answer is an array as a whole. Repeated here because the browser's build leaves the schemas out. */
  readonly list?: true;
  /** The answer is a stream of server-sent events. */
  readonly stream?: true;
  /** The answer is a file of one of these media types, sent while it is made. */
  readonly produces?: readonly string[];
  /** `Idempotency-Key` is honoured: the same key and body get the same answer again. */
  readonly idempotent?: true;
  /** A costly call: one user makes only a few at a time. */
  readonly costly?: true;
};

/** Status of a successful answer. Not for the browser: its build leaves the schemas out. */
export const successStatus = ({ status, response, stream, produces }: Endpoint) =>
  status ?? (response || stream || produces ? 200 : 204);

/** Declares a call, keeping its literal types. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
}

type SchemaOutput<S> = S extends z.ZodType ? z.output<S> : undefined;
type SchemaInput<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = SchemaOutput<E['params']>;
export type QueryOf<E extends Endpoint> = SchemaOutput<E['query']>;
export type BodyOf<E extends Endpoint> = SchemaOutput<E['body']>;
/** The answer as the browser reads it. */
export type ResponseOf<E extends Endpoint> = SchemaOutput<E['response']>;
/** The answer of a handler, before the response schema filters it. */
export type AnswerOf<E extends Endpoint> = SchemaInput<E['response']>;
/** The answer to `?quote=true`. */
export type QuotedOf<E extends Endpoint> = SchemaOutput<E['quoted']>;
/** The browser's input of a call: parameters, query and body. */
export type InputOf<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: z.input<E['params']> }
  : { params?: undefined }) &
  (E['query'] extends z.ZodType ? { query?: z.input<E['query']> } : { query?: undefined }) &
  (E['body'] extends z.ZodType ? { body: z.input<E['body']> } : { body?: undefined });
