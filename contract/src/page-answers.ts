/** Id of the `<script type="application/json">` in which a page brings the first answers of its screen. */
export const pageAnswersId = 'answers';

/** An answer of the API that came along with the page. */
export type PageAnswer = {
  /** 200; for the session check also 401. */
  status: number;
  /** The headers with the length of a list and its next page. */
  headers: { 'x-total-count'?: string; 'x-total-count-capped'?: string; link?: string };
  body: unknown;
};

/** Answers by address with its query: `/api/orders?limit=40`. */
export type PageAnswers = Record<string, PageAnswer>;
