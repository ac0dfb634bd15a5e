import type { Endpoint, InputOf, QuotedOf, ResponseOf } from '@toptan/contract/endpoint';
import type { PageAnswer } from '@toptan/contract/page-answers';
import { chosenLanguage } from '../i18n/language-store.ts';
import { ApiError } from './api-error.ts';
import { cacheAnswer, knownAnswer } from './known-answers.ts';
import { forgetPageAnswers, takePageAnswer } from './page-answers.ts';
import type { Answer } from './request.ts';
import { send } from './transport.ts';

/** Parameters, query and body as loosely as an endpoint of any kind needs them; callers see `InputOf`. */
export type LooseInput = {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
};

/** Milliseconds until a call that may be repeated counts as unanswered. A weak signal keeps one open for minutes. */
export const callTimeoutMs = 20_000;

type CallOptions = {
  signal?: AbortSignal;
  /** Makes a repeated call harmless; only where the endpoint is marked `idempotent`. */
  idempotencyKey?: string;
  /** The file part of an endpoint with `file`. */
  file?: File | null;
  /** Share of the upload that is done, 0 to 1. */
  onProgress?: (share: number) => void;
};

/** The arguments behind the endpoint: none where it takes neither parameters nor a body. */
export type CallArguments<E extends Endpoint> =
  Record<never, never> extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions];

export type RowOf<E extends Endpoint> = ResponseOf<E> extends (infer Row)[] ? Row : never;

/** A page of a list. */
export type Page<Row> = {
  rows: Row[];
  /** Rows on all pages. */
  total: number;
  /** True: the server has more than `total` rows; a search counts no further. */
  isCapped?: true;
  /** The cursor of the next page, given back as `query.cursor`; null on the last page. */
  nextCursor: string | null;
};

/** The address of a call: braces filled, query appended, a list as one parameter for each; undefined values are left out. */
export function addressOf({ path }: Endpoint, { params, query }: LooseInput = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(
    given.flatMap(([name, value]) => [value].flat().map(each => [name, String(each)])),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}

function partOf(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * A multipart form of the body's fields: lists and objects as JSON text, null as an empty part, undefined left out; the
 * file comes last, so that the server knows the fields before the bytes arrive.
 */
function formOf(body: unknown, filePart: string, file: File | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, partOf(value));
  }
  if (file) form.append(filePart, file, file.name);
  return form;
}

function payloadOf(endpoint: Endpoint, { body }: LooseInput, file: File | null | undefined) {
  if (endpoint.file) return { body: formOf(body, endpoint.file, file ?? null) };
  if (body === undefined) return {};
  return { body: JSON.stringify(body), type: 'application/json' };
}

/** Reads the headers of an answer that came with the page. */
export const headerOf =
  ({ headers }: PageAnswer) =>
  (name: string): string | null =>
    headers[name as keyof typeof headers] ?? null;

/** The answer that came with the page. */
function broughtAnswer(address: string): Answer | undefined {
  const brought = takePageAnswer(address);
  if (!brought) return undefined;
  const { status, body } = brought;
  return {
    ok: status === 200,
    status,
    statusText: '',
    text: JSON.stringify(body),
    header: headerOf(brought),
  };
}

async function request(endpoint: Endpoint, input: LooseInput, options: CallOptions): Promise<Answer> {
  const { body, type } = payloadOf(endpoint, input, options.file);
  const address = addressOf(endpoint, input);
  const isReading = endpoint.method === 'GET';
  if (!isReading) forgetPageAnswers();
  const brought = isReading ? broughtAnswer(address) : undefined;
  const known = isReading ? knownAnswer(address) : undefined;
  const etag = known?.header('etag');
  const answer =
    brought ??
    (await send({
      method: endpoint.method,
      address,
      headers: {
        accept: 'application/json',
        'accept-language': chosenLanguage(),
        ...(type && { 'content-type': type }),
        ...(etag && { 'if-none-match': etag }),
        ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      },
      ...(body !== undefined && { body }),
      ...(options.signal && { signal: options.signal }),
      ...(options.onProgress && { onProgress: options.onProgress }),
    }));
  const current = known && answer.status === 304 ? known : answer;
  if (!current.ok) throw ApiError.answered(answer.status, answer.statusText, answer.text);
  if (isReading) cacheAnswer(address, current);
  return current;
}

/**
 * Makes a call of the contract with cookies and resolves with its answer (undefined for 204).
 * Rejects with ApiError, whose code is `offline` when no answer came; an aborted call rejects with AbortError.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: CallArguments<E>
): Promise<ResponseOf<E>> {
  const { text } = await request(endpoint, (input ?? {}) as LooseInput, options ?? {});
  return (text ? JSON.parse(text) : undefined) as ResponseOf<E>;
}

/** Makes a call that changes a basket, and resolves with its answer and the whole basket after it. */
export async function callQuoted<E extends Endpoint & { quoted: unknown }>(
  endpoint: E,
  input: Omit<LooseInput, 'query'>,
  options: CallOptions,
): Promise<QuotedOf<E>> {
  const { text } = await request(endpoint, { ...input, query: { quote: true } }, options);
  return JSON.parse(text) as QuotedOf<E>;
}

function cursorOf(link: string | null): string | null {
  const next = link?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
  return next ? new URL(next, window.location.origin).searchParams.get('cursor') : null;
}

/** A page of these rows, with the values of its headers. */
export function pageOf<Row>(rows: Row[], header: (name: string) => string | null): Page<Row> {
  return {
    rows,
    total: Number(header('x-total-count') ?? rows.length),
    ...(header('x-total-count-capped') === 'true' && { isCapped: true }),
    nextCursor: cursorOf(header('link')),
  };
}

/**
 * Makes a call of a `paged` endpoint and resolves with its rows, the total and where the next page starts. Its query
 * is checked where it is written.
 */
export async function callPage<E extends Endpoint & { paged: true }>(
  endpoint: E,
  input: LooseInput,
  options: CallOptions = {},
): Promise<Page<RowOf<E>>> {
  const { text, header } = await request(endpoint, input, options);
  return pageOf(JSON.parse(text) as RowOf<E>[], header);
}
