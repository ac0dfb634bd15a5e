import * as rowCalls from '@toptan/contract/import-rows';
import * as calls from '@toptan/contract/imports';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { untilGone } from '../http/fair-limiter.ts';
import { contentTypes, writeTable } from '../spreadsheet/write.ts';
import { beginApply, beginCheck, beginUndo, deleteImport, type Start, stopApply } from './commands.ts';
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
  /** Begins a step of an import, which the worker takes up at once. */
  async function begin<Begun>(id: string, step: (start: Start) => Promise<Begun>): Promise<Begun> {
    const begun = await step(await imports.start(id));
    imports.wake();
    return begun;
  }

  handle(app, calls.createImport, ({ body, file, actor, reply }) =>
    createImport(db, actor, { body, file, gone: untilGone(reply) }),
  );
  handle(app, calls.addImportPictures, ({ params: { id }, file, actor, reply }) =>
    addPictures(db, actor, { id, file, gone: untilGone(reply) }),
  );
  handle(app, calls.listImports, ({ query }) => listImports(db, query));
  handle(app, calls.getImport, ({ params }) => findImport(db, params.id));
  handle(app, calls.checkImport, ({ params: { id }, body, actor }) =>
    begin(id, start => beginCheck(db, actor, id, body, start)),
  );
  handle(app, rowCalls.listImportRows, async ({ params, query }) => {
    await findImport(db, params.id);
    return listRows(db, params.id, query);
  });
  handle(app, rowCalls.listImportProblems, async ({ params: { id } }) => {
    const fields = (await findImport(db, id)).columns.map(({ field }) => field);
    return listProblems(db, id, fields);
  });
  handle(app, rowCalls.listImportChanges, async ({ params }) => {
    await findImport(db, params.id);
    return listChanges(db, params.id);
  });
  handle(app, rowCalls.repairImportRows, ({ params: { id }, body, actor }) =>
    begin(id, start => repairRows(db, actor, id, body, start)),
  );
  handle(app, rowCalls.undoImportRepair, ({ params: { id }, actor }) =>
    begin(id, start => undoRepair(db, actor, id, start)),
  );
  handle(app, rowCalls.changeImportRow, ({ params, body, actor }) =>
    begin(params.id, start => editRow(db, actor, params, body, start)),
  );
  handle(app, calls.applyImport, ({ params: { id }, actor }) =>
    begin(id, start => beginApply(db, actor, id, start)),
  );
  handle(app, calls.deleteImport, ({ params, actor }) => deleteImport(db, actor, params.id));
  handle(app, calls.stopImport, ({ params, actor }) => stopApply(db, actor, params.id));
  handle(app, calls.undoImport, ({ params: { id }, actor }) =>
    begin(id, start => beginUndo(db, actor, id, start)),
  );
  handle(app, rowCalls.exportImportRows, async ({ params, query: { format, language } }) => {
    const found = await findImport(db, params.id);
    const name = found.fileName.replace(/\.\w+$/, '');
    const bytes = writeTable(format, leftRows(db, found, language));
    return { type: contentTypes[format], name: `${name} – ${found.counts.error}.${format}`, bytes };
  });
}
