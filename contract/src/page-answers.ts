/** Id of the `<script type="application/json">` in which a page brings the first answers of its screen. */
export const pageAnswersId = 'answers';

/** An answer of the API that came along with the page. */
export type PageAnswer = {
  /** 200; for the session check also 401. */
  status: number;
  /** Those that give how long a list is and where it goes on. */
  headers: { 'x-total-count'?: string; 'x-total-count-capped'?: string; link?: string };
  body: unknown;
};

/** By address with its query: `/api/orders?limit=40`. */
export type PageAnswers = Record<string, PageAnswer>;
