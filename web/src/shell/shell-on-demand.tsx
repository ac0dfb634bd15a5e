import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * The frame behind the login, in a chunk of its own. Once loaded it is drawn at once; with React's `lazy` there would
 * be nothing in its place for the 300 ms that React keeps a fallback.
 */
export const Shell = lazyRouteComponent(() => import('./shell.tsx'), 'Shell');
