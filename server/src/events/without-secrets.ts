const secrets = new Set(['password', 'currentPassword', 'newPassword', 'userPassword', 'code', 'token']);

/** A longer list is replaced by its length. */
const longestList = 50;

function shortened(value: unknown): unknown {
  if (Array.isArray(value))
    return value.length > longestList ? { count: value.length } : value.map(shortened);
  return typeof value === 'object' && value !== null ? withoutSecrets(value) : value;
}

/** The body of a call as it may be stored for years: passwords and codes are blotted out, however deep they are. */
export function withoutSecrets(body: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      secrets.has(name) ? value && '•••' : shortened(value),
    ]),
  );
}
