import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Log = FastifyBaseLogger;

/** The places of a session's cookie in a log line: a request's headers, and the configuration of the form parser. */
const secretsInLogs = ['req.headers.cookie', 'req.headers.authorization', 'busboyOptions.headers'];

/** The log of the server: JSON on standard output, one line each. */
export const openLog = (level: string): Log => pino({ level, redact: secretsInLogs });
