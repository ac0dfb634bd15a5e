import { takePriceList } from '../fixtures/take-price-list.ts';

takePriceList('csv');
