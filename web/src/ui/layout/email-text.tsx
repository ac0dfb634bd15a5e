/** An address that, where it does not fit a line, breaks at its @. */
export function EmailText({ email }: { email: string }) {
  const at = Math.max(email.indexOf('@'), 0);
  return (
    <bdi>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}
