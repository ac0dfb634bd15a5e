import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  retainSearchParams,
} from '@tanstack/react-router';
import { readAuditSearch } from './audit/audit-search.ts';
import { LoginPage } from './auth/login-page.tsx';
import { readBasketSearch } from './basket/basket-search.ts';
import { readCatalogSearch } from './catalog/catalog-search.ts';
import { readCollectionsSearch } from './catalog/collections/collections-search.ts';
import { readSizingSearch } from './catalog/sizing/sizing-search.ts';
import { readAdminCatalogSearch } from './catalog/staff/admin-catalog-search.ts';
import { readAdminCustomersSearch } from './customers/admin-customers-search.ts';
import { readGuideSearch } from './guide/guide-search.ts';
import { withWords } from './i18n/i18n.ts';
import type { WordGroup } from './i18n/word-groups.ts';
import { readImportsSearch } from './imports/imports-search.ts';
import { parseSearch, searchReader, staffListFields, stringifySearch, uuid } from './lists/search-params.ts';
import { readOrdersSearch } from './orders/list/orders-search.ts';
import { readAdminOrdersSearch } from './orders/staff/admin-orders-search.ts';
import { readAdminRegistrationRequestsSearch } from './registration/admin-registration-requests-search.ts';
import { readReportsSearch } from './reports/reports-search.ts';
import { readSettingsSearch } from './settings/settings-search.ts';
import { readLinksSearch } from './sharing/links-search.ts';
import { FailedPage } from './shell/failed-page.tsx';
import { PendingPage } from './shell/pending-page.tsx';
import { Root } from './shell/root.tsx';
import { readShowcaseSearch } from './showcase/showcase-search.ts';

/** A page that is loaded when its route opens, with the sentences that it alone needs. */
const screen = <Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  words?: readonly WordGroup[],
) => lazyRouteComponent(words ? withWords(words, load) : load, name);

/** Every route, and the page behind the one-time link. Each feature is a chunk of its own. */
const rootRoute = createRootRoute({
  // The draft that staff order from stays in every link of its window.
  validateSearch: searchReader({ for: uuid }),
  search: { middlewares: [retainSearchParams<{ for?: string | undefined }>(['for'])] },
  component: Root,
  notFoundComponent: screen(() => import('./shell/not-found-page.tsx'), 'NotFoundPage'),
});

const signedOutRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/login',
    component: LoginPage,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/register',
    component: screen(() => import('./registration/register-page.tsx'), 'RegisterPage', ['registration']),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/forgot-password',
    component: screen(() => import('./auth/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/prepared',
    component: screen(() => import('./basket/prepared/link-page.tsx'), 'LinkPage', ['prepared']),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/set-password',
    component: screen(() => import('./auth/set-password-page.tsx'), 'SetPasswordPage'),
  }),
] as const;

/** One page at both addresses: it stays while a model is opened and closed. */
const showcasePage = screen(() => import('./showcase/showcase-page.tsx'), 'ShowcasePage', ['shared']);

const publicRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/s/$token',
    component: screen(() => import('./sharing/page/shared-page.tsx'), 'SharedPage', ['shared']),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/showcase',
    validateSearch: readShowcaseSearch,
    component: showcasePage,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/showcase/$productId',
    validateSearch: readShowcaseSearch,
    component: showcasePage,
  }),
] as const;

const shopRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/account',
    component: screen(() => import('./account/account-page.tsx'), 'AccountPage', ['account']),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: screen(() => import('./stats/dashboard-page.tsx'), 'DashboardPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/catalog',
    validateSearch: readCatalogSearch,
    component: screen(() => import('./catalog/shop/catalog-page.tsx'), 'CatalogPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/basket',
    validateSearch: readBasketSearch,
    component: screen(() => import('./shell/basket-screen.tsx'), 'BasketScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/basket/list',
    component: screen(() => import('./reading/list-page.tsx'), 'ListPage', ['reading', 'picker']),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/orders',
    validateSearch: readOrdersSearch,
    component: screen(() => import('./shell/orders-screen.tsx'), 'OrdersScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/orders/$orderId/change',
    component: screen(() => import('./changes/change-page.tsx'), 'ChangePage', ['changes', 'picker']),
  }),
] as const;

const staffRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin/audit',
    validateSearch: readAuditSearch,
    component: screen(() => import('./audit/audit-page.tsx'), 'AuditPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin/reports',
    validateSearch: readReportsSearch,
    component: screen(() => import('./reports/reports-page.tsx'), 'ReportsPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin/customers',
    validateSearch: readAdminCustomersSearch,
    component: screen(() => import('./customers/admin-customers-page.tsx'), 'AdminCustomersPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin/manufacturers',
    validateSearch: searchReader(staffListFields),
    component: screen(() => import('./manufacturers/admin-manufacturers-page.tsx'), 'AdminManufacturersPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin/imports',
    validateSearch: readImportsSearch,
    component: screen(() => import('./imports/imports-page.tsx'), 'ImportsPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin/start',
    validateSearch: readGuideSearch,
    component: screen(() => import('./guide/guide-page.tsx'), 'GuidePage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin/settings',
    validateSearch: readSettingsSearch,
    component: screen(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin/terms',
    validateSearch: searchReader(staffListFields),
    component: screen(() => import('./terms/admin-terms-page.tsx'), 'AdminTermsPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin/catalog',
    validateSearch: readAdminCatalogSearch,
    component: screen(() => import('./catalog/staff/admin-catalog-page.tsx'), 'AdminCatalogPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin/collections',
    validateSearch: readCollectionsSearch,
    component: screen(() => import('./catalog/collections/collections-page.tsx'), 'CollectionsPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin/links',
    validateSearch: readLinksSearch,
    component: screen(() => import('./sharing/links-page.tsx'), 'LinksPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin/sizes',
    validateSearch: readSizingSearch,
    component: screen(() => import('./catalog/sizing/sizing-page.tsx'), 'SizingPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin/orders',
    validateSearch: readAdminOrdersSearch,
    component: screen(() => import('./shell/admin-orders-screen.tsx'), 'AdminOrdersScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin/orders/$orderId/request',
    component: screen(() => import('./changes/deciding/decide-page.tsx'), 'DecidePage', ['changes']),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin/order-for',
    validateSearch: searchReader({ customer: uuid }),
    component: screen(() => import('./drafts/order-for-page.tsx'), 'OrderForPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin/registration-requests',
    validateSearch: readAdminRegistrationRequestsSearch,
    component: screen(
      () => import('./registration/admin-registration-requests-page.tsx'),
      'AdminRegistrationRequestsPage',
    ),
  }),
] as const;

const routeTree = rootRoute.addChildren([...signedOutRoutes, ...publicRoutes, ...shopRoutes, ...staffRoutes]);

/** Milliseconds that the last page stays while the next one is on its way: below them a skeleton would only flicker. */
const pendingMs = 300;

/** @param history the browser's own by default; tests pass another */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    notFoundMode: 'root',
    defaultErrorComponent: FailedPage,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 0,
    defaultPreload: 'intent',
    scrollRestoration: true,
    ...(history && { history }),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
