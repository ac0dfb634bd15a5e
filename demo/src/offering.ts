/** What the demo's goods come in: sizes of the default set, and the colours that its drawings have dyes for. */
export const demoSizes = ['26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36'] as const;
export const demoColors = ['White', 'Black', 'Grey', 'Red', 'Blue', 'Yellow', 'Green'] as const;
export type DemoSize = (typeof demoSizes)[number];
export type DemoColor = (typeof demoColors)[number];
