/** Invented rows for the specimens. */
export interface SpecimenOrder {
  id: string;
  number: string;
  customer: string;
  email: string;
  date: string;
  items: number;
  total: string;
  status: 'pending' | 'confirmed' | 'in_production' | 'shipped' | 'delivered' | 'cancelled';
  manufacturer: string | null;
}

export const specimenOrders: readonly SpecimenOrder[] = [
  [
    '9f3c1a7e',
    'TPT-25-01486',
    'Yıldız Butik',
    'siparis@yildizbutik.com.tr',
    86,
    '₺32,265.00',
    'pending',
    null,
  ],
  [
    'c04be912',
    'TPT-25-01485',
    'Şahin Giyim San. ve Tic. Ltd. Şti.',
    'satinalma@sahingiyim.com',
    240,
    '₺118,450.00',
    'pending',
    null,
  ],
  [
    '5d81f2aa',
    'TPT-25-01484',
    'متجر النور للأزياء',
    'orders@alnoor-fashion.com',
    64,
    '₺41,870.50',
    'confirmed',
    null,
  ],
  [
    'e7730bc4',
    'TPT-25-01483',
    'Gülçiçek Moda',
    'info@gulcicekmoda.com',
    32,
    '₺14,980.00',
    'confirmed',
    'Denizli Dokuma',
  ],
  [
    '1b9ad04f',
    'TPT-25-01482',
    'İpek Yolu Tekstil',
    'toptan@ipekyolu.com.tr',
    48,
    '₺24,061.00',
    'in_production',
    'Merter Tekstil',
  ],
  [
    '88f06e3d',
    'TPT-25-01481',
    'Kardelen Giyim',
    'kardelen@kardelengiyim.net',
    8,
    '₺57,325.00',
    'shipped',
    'Merter Tekstil',
  ],
  [
    'd651c8e2',
    'TPT-25-01478',
    'Öztürk Mağazaları A.Ş.',
    'satis@ozturkmagaza.com.tr',
    320,
    '₺173,600.00',
    'delivered',
    'Bursa İplik',
  ],
  ['f19c3387', 'TPT-25-01476', 'Unknown', 'No email', 0, '₺25.00', 'cancelled', null],
].map(([id, number, customer, email, items, total, status, manufacturer]) => ({
  id: String(id),
  number: String(number),
  customer: String(customer),
  email: String(email),
  date: '20 Nov 2025',
  items: Number(items),
  total: String(total),
  status: status as SpecimenOrder['status'],
  manufacturer: manufacturer === null ? null : String(manufacturer),
}));
