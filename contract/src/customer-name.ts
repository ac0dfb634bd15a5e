/** The name of a customer in messages and on papers: its company, or else its short name. */
export const nameOfCustomer = (customer: { companyName: string; customerShortName: string }): string =>
  customer.companyName || customer.customerShortName;
