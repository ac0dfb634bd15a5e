import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/** A line to a database that can fall silent without a word, as a router does that forgets a connection. */
export type SilentLine = {
  /** The database at the other end of the line. */
  url: string;
  /** Open connections carry nothing any more; new connections do. */
  silence(): void;
  /** New connections carry nothing either. */
  cut(): void;
  /** New connections carry data again. */
  mend(): void;
  close(): void;
};

export async function openSilentLine(databaseUrl: string): Promise<SilentLine> {
  const { host, port } = new pg.Client(databaseUrl);
  const sockets: Socket[] = [];
  let isCut = false;
  const proxy = createServer(near => {
    sockets.push(near.on('error', () => {}));
    if (isCut) return;
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    sockets.push(far.on('error', () => {}));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl.replace(/^(\w+:\/\/[^/@]*@?)[^/@]*\//, '$1localhost/'));
  url.searchParams.delete('host');
  url.searchParams.delete('port');
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  const silence = () => {
    for (const socket of sockets) socket.unpipe().pause();
  };
  return {
    url: url.href,
    silence,
    cut() {
      isCut = true;
      silence();
    },
    mend() {
      isCut = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
