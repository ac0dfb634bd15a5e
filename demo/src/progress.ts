type Print = (line: string) => void;

/** Prints how far a long task is: one line that changes in a terminal, a line at each quarter in a log. */
export function progress(task: string, total: number, print: Print): (done: number) => void {
  let lastQuarter = 0;
  return done => {
    const text = `${task} ${done}/${total}`;
    if (process.stdout.isTTY) {
      process.stdout.write(`\r${text}${done === total ? '\n' : ''}`);
      return;
    }
    const quarter = Math.floor((done / total) * 4);
    if (quarter === lastQuarter) return;
    lastQuarter = quarter;
    print(text);
  };
}
