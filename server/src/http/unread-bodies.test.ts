import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../listen.ts';
import { type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
let port: number;
beforeAll(async () => {
  portal = await startPortal();
  ({ port } = await listen(portal.app, { HOST: '127.0.0.1', PORT: 0 }));
});
afterAll(() => portal.close());

const tenGigabytes = 10 * 1024 ** 3;

/** Begins a call that is refused because nobody is signed in, whatever its body is. */
async function beginCall(announced: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `POST /api/orders HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${announced}\r\n\r\n`,
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
  return socket;
}

test.each([
  [`content-length: ${tenGigabytes}`, Buffer.alloc(65_536, ' ')],
  ['transfer-encoding: chunked', Buffer.from(`10000\r\n${' '.repeat(65_536)}\r\n`)],
])('who goes on sending what was refused is cut off: %s', async (announced, piece) => {
  const socket = await beginCall(announced);
  let sent = 0;
  const pour = () => {
    do sent += piece.length;
    while (socket.write(piece) && sent < tenGigabytes);
  };
  socket.on('drain', pour);
  pour();
  await new Promise(resolve => socket.once('close', resolve));
  expect(sent).toBeLessThan(1024 ** 3);
});

test('a connection with little left to send stays open', async () => {
  const socket = await beginCall('content-length: 2');
  socket.write('{}GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test('a picture without end is refused before it ends', async () => {
  const { cookie } = await portal.admin();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const part = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
  socket.write(
    `POST /api/products HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${tenGigabytes}\r\n\r\n${part}`,
  );
  const piece = Buffer.alloc(65_536, ' ');
  const pour = () => {
    while (socket.write(piece));
  };
  socket.on('drain', pour);
  pour();
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 .*"image_too_large"/s);
  await new Promise(resolve => socket.once('close', resolve));
});
