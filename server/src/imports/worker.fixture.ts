import { connect } from '../db/client.ts';
import { openLog } from '../log.ts';
import { openImports } from './runner.ts';

/** The import worker of a server, in a process of its own. */
const { db, pool } = connect(process.argv[2] ?? '');
await openImports({ log: openLog('error'), db, pool });
setInterval(() => {}, 60_000);
