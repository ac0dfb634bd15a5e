import * as rowCalls from '@toptan/contract/import-rows';
import * as calls from '@toptan/contract/imports';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { untilGone } from '../http/turns.ts';
import { contentTypes, writeTable } from '../spreadsheet/write.ts';
import { beginApply, beginCheck, beginUndo, deleteImport, stopApply } from './commands.ts';
import { leftRows } from './left-rows.ts';
import { addPictures } from './pictures/commands.ts';
import { findImport, listImports } from './queries.ts';
import { createImport } from './reading/commands.ts';
import { editRow, repairRows, undoRepair } from './repairs/commands.ts';
import { listProblems } from './repairs/queries.ts';
import { listChanges, listRows } from './rows/row-list.ts';
import type { ImportRunner } from './runner.ts';

/** Imports of files, by staff. Checking, applying and undoing are started here; the import worker does them. */
export function registerImports(
  app: FastifyInstance,
  { db, imports }: Deps & { imports: ImportRunner },
): void {
  handle(app, calls.createImport, ({ body, file, actor, reply }) =>
    createImport(db, actor, { body, file, gone: untilGone(reply) }),
  );
  handle(app, calls.addImportPictures, ({ params: { id }, file, actor, reply }) =>
    addPictures(db, actor, { id, file, gone: untilGone(reply) }),
  );
  handle(app, calls.listImports, ({ query }) => listImports(db, query));
  handle(app, calls.getImport, ({ params }) => findImport(db, params.id));
  handle(app, calls.checkImport, async ({ params, body, actor }) => {
    const found = await beginCheck(db, actor, params.id, body, await imports.start(params.id));
    imports.wake();
    return found;
  });
  handle(app, rowCalls.listImportRows, async ({ params, query }) => {
    await findImport(db, params.id);
    return listRows(db, params.id, query);
  });
  handle(app, rowCalls.listImportProblems, async ({ params }) => {
    const { columns } = await findImport(db, params.id);
    return listProblems(
      db,
      params.id,
      columns.map(({ field }) => field),
    );
  });
  handle(app, rowCalls.listImportChanges, async ({ params }) => {
    await findImport(db, params.id);
    return listChanges(db, params.id);
  });
  handle(app, rowCalls.repairImportRows, async ({ params, body, actor }) => {
    const found = await repairRows(db, actor, params.id, body, await imports.start(params.id));
    imports.wake();
    return found;
  });
  handle(app, rowCalls.undoImportRepair, async ({ params, actor }) => {
    const found = await undoRepair(db, actor, params.id, await imports.start(params.id));
    imports.wake();
    return found;
  });
  handle(app, rowCalls.changeImportRow, async ({ params, body, actor }) => {
    const row = await editRow(db, actor, params, body, await imports.start(params.id));
    imports.wake();
    return row;
  });
  handle(app, calls.applyImport, async ({ params, actor }) => {
    const found = await beginApply(db, actor, params.id, await imports.start(params.id));
    imports.wake();
    return found;
  });
  handle(app, calls.deleteImport, ({ params, actor }) => deleteImport(db, actor, params.id));
  handle(app, calls.stopImport, ({ params, actor }) => stopApply(db, actor, params.id));
  handle(app, calls.undoImport, async ({ params, actor }) => {
    const found = await beginUndo(db, actor, params.id, await imports.start(params.id));
    imports.wake();
    return found;
  });
  handle(app, rowCalls.exportImportRows, async ({ params, query: { format, language } }) => {
    const found = await findImport(db, params.id);
    const name = found.fileName.replace(/\.\w+$/, '');
    const bytes = writeTable(format, leftRows(db, found, language));
    return { type: contentTypes[format], name: `${name} – ${found.counts.error}.${format}`, bytes };
  });
}
