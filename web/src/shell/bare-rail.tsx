const hanger = {
  hook: 'M84 40V28q0-6 6-6.5t6-7q0-8-9-9.5-8-1-9 6',
  wood: 'M30 78 78 44q6-4 12 0l48 34q5 4-1 4H31q-6 0-1-4Z',
};

/** The places of the empty hangers; they fade towards the edges of the page. */
const hangers = [
  { x: -562, opacity: 0.28 },
  { x: -402, opacity: 0.42 },
  { x: -242, opacity: 0.6 },
  { x: -82, opacity: 0.8 },
  { x: 334, opacity: 0.8 },
  { x: 494, opacity: 0.6 },
  { x: 654, opacity: 0.42 },
  { x: 814, opacity: 0.28 },
];

/** A rail with nothing on it but a large swing tag. */
export function BareRail({ sign }: { sign: string }) {
  return (
    <svg className="message-art" viewBox="0 0 420 250" fill="none" aria-hidden="true">
      <path d="M-900 20h2220" stroke="var(--ink-2)" strokeWidth="7" />
      {hangers.map(({ x, opacity }) => (
        <g key={x} transform={`translate(${x} 3)`} opacity={opacity}>
          <path d={hanger.hook} stroke="var(--ink-3)" strokeWidth="3.5" strokeLinecap="round" />
          <path d={hanger.wood} stroke="#9A6F43" strokeWidth="6" strokeLinejoin="round" />
        </g>
      ))}
      <path d="M210 22v66" stroke="var(--ink-3)" strokeWidth="1.5" />
      <path
        d="M160 76h100a8 8 0 0 1 6 3l32 38a10 10 0 0 1 2 6v108a10 10 0 0 1-10 10H130a10 10 0 0 1-10-10V123a10 10 0 0 1 2-6l32-38a8 8 0 0 1 6-3Z"
        fill="var(--accent)"
      />
      <circle cx="210" cy="98" r="8" fill="var(--page)" />
      <text
        x="210"
        y="200"
        textAnchor="middle"
        fontFamily="var(--font)"
        fontWeight="600"
        fontSize="68"
        letterSpacing="-2"
        fill="var(--on-accent)"
      >
        {sign}
      </text>
    </svg>
  );
}
