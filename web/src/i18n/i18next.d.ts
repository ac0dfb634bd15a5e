import 'i18next';
import type account from './locales/en/account.json';
import type adminOrders from './locales/en/adminOrders.json';
import type adminPanel from './locales/en/adminPanel.json';
import type audit from './locales/en/audit.json';
import type auth from './locales/en/auth.json';
import type basket from './locales/en/basket.json';
import type bulk from './locales/en/bulk.json';
import type catalog from './locales/en/catalog.json';
import type command from './locales/en/command.json';
import type customers from './locales/en/customers.json';
import type dashboard from './locales/en/dashboard.json';
import type errors from './locales/en/errors.json';
import type exports from './locales/en/exports.json';
import type guide from './locales/en/guide.json';
import type imports from './locales/en/imports.json';
import type manufacturers from './locales/en/manufacturers.json';
import type orders from './locales/en/orders.json';
import type products from './locales/en/products.json';
import type refusals from './locales/en/refusals.json';
import type registration from './locales/en/registration.json';
import type reports from './locales/en/reports.json';
import type requests from './locales/en/requests.json';
import type settings from './locales/en/settings.json';
import type shell from './locales/en/shell.json';
import type sizing from './locales/en/sizing.json';
import type terms from './locales/en/terms.json';
import type ui from './locales/en/ui.json';
import type variants from './locales/en/variants.json';
import type words from './locales/en/words.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'words';
    returnNull: false;
    resources: {
      account: typeof account;
      adminOrders: typeof adminOrders;
      adminPanel: typeof adminPanel;
      audit: typeof audit;
      auth: typeof auth;
      basket: typeof basket;
      bulk: typeof bulk;
      command: typeof command;
      catalog: typeof catalog;
      customers: typeof customers;
      dashboard: typeof dashboard;
      errors: typeof errors;
      exports: typeof exports;
      guide: typeof guide;
      imports: typeof imports;
      manufacturers: typeof manufacturers;
      orders: typeof orders;
      products: typeof products;
      refusals: typeof refusals;
      registration: typeof registration;
      reports: typeof reports;
      requests: typeof requests;
      settings: typeof settings;
      shell: typeof shell;
      sizing: typeof sizing;
      terms: typeof terms;
      ui: typeof ui;
      variants: typeof variants;
      words: typeof words;
    };
  }
}
