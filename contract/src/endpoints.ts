import * as account from './account.ts';
import * as audit from './audit.ts';
import * as auth from './auth.ts';
import * as basket from './basket.ts';
import * as customers from './customers.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events.ts';
import * as manufacturers from './manufacturers.ts';
import * as orders from './orders.ts';
import * as products from './products.ts';
import * as registration from './registration.ts';
import * as stats from './stats.ts';

/** Every call of the portal by its room, for the server's registration check, the access matrix and the reference page. */
export const endpoints = {
  auth: [
    auth.checkSession,
    auth.login,
    auth.logout,
    auth.checkPasswordLink,
    auth.setPassword,
    auth.requestPasswordReset,
  ],
  account: [
    account.getAccount,
    account.setAccountEmail,
    account.changePassword,
    account.listSessions,
    account.endAccountSession,
    account.endOtherSessions,
    account.beginSecondFactor,
    account.confirmSecondFactor,
    account.removeSecondFactor,
    account.renewRecoveryCodes,
  ],
  audit: [audit.listDeeds],
  registration: [
    registration.submitRegistration,
    registration.listRegistrations,
    registration.approveRegistration,
    registration.rejectRegistration,
    registration.renewRegistrationLink,
  ],
  stats: [stats.getStats, stats.getMonthlyStats],
  orders: [
    orders.listOrders,
    orders.getOrder,
    orders.placeOrder,
    orders.setOrderStatus,
    orders.assignManufacturer,
    orders.deleteOrder,
  ],
  products: [
    products.listProducts,
    products.countProducts,
    products.getProduct,
    products.createProduct,
    products.updateProduct,
    products.deleteProduct,
  ],
  basket: [
    basket.listBasket,
    basket.listCustomerBasket,
    basket.addToBasket,
    basket.setBasketQuantity,
    basket.removeFromBasket,
  ],
  customers: [
    customers.listCustomers,
    customers.getCustomer,
    customers.createCustomer,
    customers.updateCustomer,
    customers.deleteCustomer,
  ],
  manufacturers: [
    manufacturers.listManufacturers,
    manufacturers.createManufacturer,
    manufacturers.updateManufacturer,
    manufacturers.deleteManufacturer,
  ],
  events: [events.streamEvents],
} as const satisfies Record<string, readonly Endpoint[]>;
