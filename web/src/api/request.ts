/** An answer, read to its end. */
export type Answer = {
  ok: boolean;
  status: number;
  statusText: string;
  text: string;
  header: (name: string) => string | null;
};

export type Request = {
  method: string;
  address: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
  /** Share of the upload that is done, 0 to 1. */
  onProgress?: (share: number) => void;
};

export const aborted = () => new DOMException('The call was aborted', 'AbortError');
