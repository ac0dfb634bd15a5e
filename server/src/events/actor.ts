/** The user of an action and the call that makes it; made of the request once and passed to the command. */
export type Actor = {
  /** Null for a visitor and for the server's own work. */
  userId: string | null;
  username: string | null;
  role: 'admin' | 'shop' | 'system';
  customerId: string | null;
  /** The call of the contract, `PUT /api/orders/{id}/status`, or the name of the server's work. */
  action: string;
  /** The body of the call. */
  body: object | null;
  /** The status of a successful answer. */
  status: number | null;
  address: string | null;
  requestId: string | null;
};

/** The server itself. @param action such as `email.sent` */
export const systemActor = (action: string): Actor => ({
  userId: null,
  username: null,
  role: 'system',
  customerId: null,
  action,
  body: null,
  status: null,
  address: null,
  requestId: null,
});
