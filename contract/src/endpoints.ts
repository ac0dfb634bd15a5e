import * as account from './account.ts';
import * as audit from './audit.ts';
import * as auth from './auth.ts';
import * as basket from './basket.ts';
import * as basketBatch from './basket-batch.ts';
import * as bells from './bells.ts';
import * as collectionChanges from './catalog/collection-changes.ts';
import * as collections from './catalog/collections.ts';
import * as packChanges from './catalog/pack-changes.ts';
import * as packs from './catalog/packs.ts';
import * as pictures from './catalog/pictures.ts';
import * as productBatch from './catalog/product-batch.ts';
import * as productChanges from './catalog/product-changes.ts';
import * as products from './catalog/products.ts';
import * as showcase from './catalog/showcase.ts';
import * as sizing from './catalog/sizing.ts';
import * as sizingChanges from './catalog/sizing-changes.ts';
import * as stockMoves from './catalog/stock-moves.ts';
import * as variants from './catalog/variants.ts';
import { saveProduct } from './catalog/whole-product.ts';
import * as customerChanges from './customer-changes.ts';
import * as customers from './customers.ts';
import * as draftLinks from './draft-links.ts';
import * as drafts from './drafts.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events.ts';
import * as exports from './exports.ts';
import * as groupChanges from './group-changes.ts';
import * as groups from './groups.ts';
import * as guide from './guide.ts';
import * as importRows from './import-rows.ts';
import * as imports from './imports.ts';
import * as manufacturerChanges from './manufacturer-changes.ts';
import * as manufacturers from './manufacturers.ts';
import * as newPassword from './new-password.ts';
import * as notices from './notices.ts';
import { getOrderAgain } from './order-again.ts';
import * as orderBatch from './order-batch.ts';
import * as orderChanges from './order-changes.ts';
import * as orderJoining from './order-joining.ts';
import * as orderRequests from './order-requests.ts';
import * as orders from './orders.ts';
import * as papers from './papers.ts';
import * as reading from './reading.ts';
import * as registration from './registration.ts';
import * as registrationForm from './registration-form.ts';
import * as reports from './reports.ts';
import * as settings from './settings.ts';
import * as settingsChanges from './settings-changes.ts';
import * as sharing from './sharing.ts';
import * as staff from './staff.ts';
import * as staffChanges from './staff-changes.ts';
import * as stats from './stats.ts';
import * as stockReports from './stock-reports.ts';
import * as termBatch from './term-batch.ts';
import * as termChanges from './term-changes.ts';
import * as termPreviews from './term-previews.ts';
import * as terms from './terms.ts';

/** Every call of the portal, by the tags of the reference page; also for the server's registration check and the access matrix. */
export const endpoints = {
  auth: [
    auth.checkSession,
    auth.login,
    auth.logout,
    newPassword.checkPasswordLink,
    newPassword.setPassword,
    newPassword.requestPasswordReset,
  ],
  account: [
    account.getAccount,
    account.setAccountEmail,
    account.setAccountLanguage,
    account.changePassword,
    account.listSessions,
    account.endAccountSession,
    account.endOtherSessions,
    account.beginSecondFactor,
    account.confirmSecondFactor,
    account.removeSecondFactor,
    account.renewRecoveryCodes,
  ],
  audit: [audit.listAuditEvents],
  registration: [
    registrationForm.submitRegistration,
    registrationForm.submitRegistrationForm,
    registration.listRegistrations,
    registration.approveRegistration,
    registration.rejectRegistration,
    registration.renewRegistrationLink,
    registration.getTaxPlate,
  ],
  stats: [stats.getStats, stats.getMonthlyStats],
  reports: [
    reports.getSalesReport,
    reports.getProductsReport,
    reports.getSizesReport,
    reports.getColorsReport,
    reports.getCategoriesReport,
    reports.getCustomersReport,
    reports.getManufacturersReport,
    reports.getSizeGridReport,
    reports.getSizeCurveReport,
    stockReports.getSellThroughReport,
    stockReports.getIdleReport,
    stockReports.getLateReport,
    reports.exportReport,
  ],
  papers: [papers.getOrderPaper, papers.getLineSheet],
  notices: [
    notices.listNotices,
    notices.getOrderMessage,
    notices.tellByWhatsapp,
    notices.getOwnNotices,
    notices.setOwnNotices,
    bells.listBells,
    bells.setBell,
    bells.removeBell,
    bells.listWaitingShops,
    notices.subscribeDevice,
    notices.unsubscribeDevice,
  ],
  orders: [
    orders.listOrders,
    orders.countOrders,
    orders.getOrder,
    orderChanges.listOrderVersions,
    getOrderAgain,
    orderJoining.previewJoin,
    orderJoining.joinOrders,
    orders.placeOrder,
    orderChanges.changeOrderLines,
    orderChanges.checkOrderLines,
    orderRequests.askForChange,
    orderRequests.decideChangeRequest,
    orderRequests.withdrawChangeRequest,
    orders.setOrderStatus,
    orders.assignManufacturer,
    orderBatch.setStatusOfOrders,
    orderBatch.assignManufacturerToOrders,
    orders.deleteOrder,
  ],
  products: [
    products.listProducts,
    products.countProducts,
    products.listOfferedOptions,
    products.getProduct,
    terms.listProductRules,
    productChanges.createProduct,
    productChanges.updateProduct,
    saveProduct,
    pictures.listPictures,
    pictures.addPicture,
    pictures.setPictures,
    variants.listVariants,
    variants.setVariants,
    variants.lookUpCodes,
    stockMoves.listStockMoves,
    packs.listPacks,
    packChanges.setPacks,
    productBatch.setSizeSetOfProducts,
    productBatch.addPackToProducts,
    productBatch.changeProducts,
    productBatch.changePrices,
    products.deleteProduct,
  ],
  collections: [
    collections.listCollections,
    collections.getCollection,
    collectionChanges.createCollection,
    collectionChanges.updateCollection,
    collections.deleteCollection,
  ],
  sizing: [
    sizing.listSizeSets,
    sizingChanges.createSizeSet,
    sizingChanges.updateSizeSet,
    sizing.deleteSizeSet,
    sizing.listColors,
    sizingChanges.createColor,
    sizingChanges.updateColor,
    sizing.deleteColor,
  ],
  basket: [
    basket.listBasket,
    basket.listCustomerBasket,
    basket.checkBasket,
    basket.addToBasket,
    basketBatch.changeBasket,
    basket.setBasketQuantity,
    basket.removeFromBasket,
    basket.addPacksToBasket,
    basket.setBasketPacks,
    reading.readText,
    reading.readListFile,
  ],
  drafts: [
    drafts.openDraft,
    drafts.listDrafts,
    drafts.getDraft,
    drafts.deleteDraft,
    drafts.saveBasket,
    drafts.takeSavedBasket,
    drafts.noteDraft,
    drafts.offerDraft,
    drafts.takeBackOffer,
    drafts.makeDraftLink,
    draftLinks.readDraftLink,
    draftLinks.orderByDraftLink,
  ],
  customers: [
    customers.listCustomers,
    customers.getCustomer,
    terms.listEffectiveTerms,
    customerChanges.createCustomer,
    customerChanges.updateCustomer,
    customers.deleteCustomer,
    customers.makeLoginLink,
    reading.listCustomerNames,
    reading.learnCustomerNames,
    reading.forgetCustomerName,
  ],
  manufacturers: [
    manufacturers.listManufacturers,
    manufacturers.getManufacturer,
    manufacturerChanges.createManufacturer,
    manufacturerChanges.updateManufacturer,
    manufacturers.deleteManufacturer,
  ],
  groups: [groups.listGroups, groupChanges.createGroup, groupChanges.updateGroup, groups.deleteGroup],
  terms: [
    terms.listTerms,
    terms.getTerm,
    termChanges.createTerm,
    termChanges.updateTerm,
    termChanges.setProductTerms,
    termBatch.setTerms,
    termPreviews.previewTerms,
    terms.deleteTerm,
  ],
  exports: [exports.exportTable, exports.listExportColumns],
  imports: [
    imports.createImport,
    imports.addImportPictures,
    imports.listImports,
    imports.getImport,
    imports.checkImport,
    importRows.listImportRows,
    importRows.listImportProblems,
    importRows.listImportChanges,
    importRows.repairImportRows,
    importRows.undoImportRepair,
    importRows.changeImportRow,
    imports.applyImport,
    imports.deleteImport,
    imports.stopImport,
    imports.undoImport,
    importRows.exportImportRows,
  ],
  guide: [guide.getGuide, guide.changeGuide],
  showcase: [showcase.listShowcase, showcase.listShowcaseFilters, showcase.getShowcaseProduct],
  sharing: [
    sharing.getShared,
    sharing.openShared,
    sharing.listShareLinks,
    sharing.createShareLink,
    sharing.updateShareLink,
    sharing.endShareLink,
  ],
  settings: [
    settings.getSettings,
    settingsChanges.updateSettings,
    settingsChanges.setLogo,
    settingsChanges.setLoginPicture,
    settings.getPortal,
    settings.previewEmail,
  ],
  staff: [staff.listStaff, staffChanges.addStaff, staffChanges.changeStaff, staff.renewStaffLink],
  events: [events.streamEvents],
} as const satisfies Record<string, readonly Endpoint[]>;
