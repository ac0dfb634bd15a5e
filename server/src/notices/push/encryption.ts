import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

const curve = 'prime256v1';

/** A key pair on P-256: the public key as an uncompressed point of 65 bytes, the private one of 32. */
export type KeyPair = { publicKey: Buffer; privateKey: Buffer };

/** The keys of a subscription: the browser's public key, and the secret that it shares with the portal. */
export type DeviceKeys = { p256dh: Buffer; auth: Buffer };

/** Makes a key pair. */
export function newKeyPair(): KeyPair {
  const pair = createECDH(curve);
  const publicKey = pair.generateKeys();
  // A private key with leading zeros comes without them.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey };
}

/** Whether bytes are a point on the curve. */
export function isPublicKey(bytes: Buffer): boolean {
  try {
    const pair = createECDH(curve);
    pair.generateKeys();
    pair.computeSecret(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Bytes of a record, which holds the whole text. */
const recordSize = 4096;

/** Ends the last record. */
const lastRecord = Buffer.of(2);

/**
 * Encrypts a text for a device (RFC 8291, `aes128gcm`).
 * @param once the salt of 16 bytes and the key pair of this message
 */
export function encrypt(
  text: string,
  { p256dh, auth }: DeviceKeys,
  once: { salt: Buffer; pair: KeyPair } = { salt: randomBytes(16), pair: newKeyPair() },
): Buffer {
  const { salt, pair } = once;
  const own = createECDH(curve);
  own.setPrivateKey(pair.privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, pair.publicKey]);
  const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(p256dh), auth, info, 32));
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${purpose}\0`, length));
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([
    ...[salt, size, Buffer.of(pair.publicKey.length), pair.publicKey],
    ...[cipher.update(text), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()],
  ]);
}

/** Seconds for which a signature holds; push services take a day at most. */
const signatureSeconds = 12 * 60 * 60;

const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Signs a message to a push service (RFC 8292): the value of the header `Authorization`.
 * @param subject the portal's https address, where the service finds who sends
 */
export function authorization(endpoint: string, subject: string, { publicKey, privateKey }: KeyPair): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(Date.now() / 1000) + signatureSeconds,
    sub: subject,
  };
  const token = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`;
  const part = (from: number, to: number) => publicKey.subarray(from, to).toString('base64url');
  const d = privateKey.toString('base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65), d },
  });
  const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${token}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`;
}
