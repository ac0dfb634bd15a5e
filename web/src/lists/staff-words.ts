/** The names of the words that staff lists have; each has the sentences of a list, its form and its deletion. */
export type StaffWords = 'customers' | 'manufacturers' | 'products' | 'terms';
