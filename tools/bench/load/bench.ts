import pg from 'pg';
import { type Case, openCases } from './cases.ts';
import { type Cluster, fillDatabase, openCluster } from './database.ts';

/** 2,000 products with four variants each, and the calls that are made on them. */
export type Bench = {
  cluster: Cluster;
  url: string;
  database: pg.Client;
  cases: Case[];
  /** Functions that end the bench, run from the last one back. */
  toClose: (() => Promise<unknown>)[];
  close(): Promise<void>;
};

/** @param folder where the embedded database lies */
export async function openBench(folder: string): Promise<Bench> {
  const cluster = await openCluster(folder);
  const toClose: Bench['toClose'] = [() => cluster.stop()];
  const close = async () => {
    for (const end of toClose.reverse()) await end();
  };
  try {
    const url = await fillDatabase(cluster, 'toptan_bench', 0.02);
    const database = new pg.Client({ connectionString: url });
    await database.connect();
    toClose.push(() => database.end());
    const opened = await openCases(url);
    toClose.push(opened.close);
    return { cluster, url, database, cases: opened.cases, toClose, close };
  } catch (error) {
    await close();
    throw error;
  }
}
