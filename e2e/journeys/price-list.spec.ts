import { takePriceList } from '../fixtures/take-price-list.ts';

takePriceList('xlsx');
takePriceList('csv');
