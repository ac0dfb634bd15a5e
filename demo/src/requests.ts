import type { RegistrationStatus } from '@toptan/contract/registration';
import { dayMs, daysBefore, hourMs } from './days.ts';
import { shops } from './shops.ts';
import type { DemoRequest } from './types.ts';

type Applicant = Pick<
  DemoRequest,
  'customerName' | 'ownerFirstName' | 'ownerLastName' | 'phoneNumber' | 'email' | 'language' | 'taxNumber'
>;

const waiting: (Applicant & { hoursAgo: number })[] = [
  {
    customerName: 'Mavi Kapı Butik',
    ownerFirstName: 'Zeynep',
    ownerLastName: 'Arslan',
    phoneNumber: '+90 532 000 30 01',
    email: 'zeynep@mavikapi.example',
    language: 'tr',
    taxNumber: '1234567890',
    hoursAgo: 3,
  },
  {
    customerName: 'بوتيك ليان',
    ownerFirstName: 'ليان',
    ownerLastName: 'الصباح',
    phoneNumber: '+965 5000 0301',
    email: 'layan@layanboutique.example',
    language: 'ar',
    taxNumber: '9876543',
    hoursAgo: 19,
  },
  {
    customerName: 'Nordlicht Mode',
    ownerFirstName: 'Jana',
    ownerLastName: 'Petersen',
    phoneNumber: '+49 40 0000301',
    email: 'jana@nordlicht-mode.example',
    language: 'en',
    hoursAgo: 44,
  },
  {
    customerName: 'Çarşı Giyim',
    ownerFirstName: 'İbrahim',
    ownerLastName: 'Öztürk',
    phoneNumber: '+90 544 000 30 11',
    email: 'ibrahim@carsigiyim.example',
    language: 'tr',
    hoursAgo: 97,
  },
];

const refused: (Applicant & { hoursAgo: number })[] = [
  {
    customerName: 'Hızlı Kargo Depo',
    ownerFirstName: 'Cem',
    ownerLastName: 'Tan',
    phoneNumber: '+90 505 000 30 21',
    email: 'cem@hizlikargodepo.example',
    language: 'tr',
    hoursAgo: 24 * 23 + 5,
  },
  {
    customerName: 'متجر السريع',
    ownerFirstName: 'فهد',
    ownerLastName: 'سليمان',
    phoneNumber: '+966 55 000 0311',
    email: 'fahad@alsaree.example',
    language: 'ar',
    hoursAgo: 24 * 58 + 9,
  },
  {
    customerName: 'Discount Corner',
    ownerFirstName: 'Mark',
    ownerLastName: 'Ellis',
    phoneNumber: '+44 20 7946 0311',
    email: 'mark@discountcorner.example',
    language: 'en',
    hoursAgo: 24 * 131 + 2,
  },
];

/** Applicants who became shops, by user name, with the language in which they wrote. */
const accepted: { userName: string; first: string; last: string }[] = [
  { userName: 'ipekyolu', first: 'Elif', last: 'Bozkurt' },
  { userName: 'luluat', first: 'خالد', last: 'الكواري' },
  { userName: 'nilestyle', first: 'منى', last: 'عبد الرحمن' },
];

/** Ten registration requests around `today`: four waiting, three approved, three refused. */
export function requests(today: Date): DemoRequest[] {
  const ago = (hours: number) => new Date(today.getTime() - hours * hourMs);
  const open = (
    { hoursAgo, ...applicant }: Applicant & { hoursAgo: number },
    status: RegistrationStatus,
  ) => ({
    ...applicant,
    status,
    createdAt: ago(hoursAgo),
    decidedAt: status === 'pending' ? null : ago(hoursAgo - 26),
    shop: null,
  });
  return [
    ...waiting.map(applicant => open(applicant, 'pending')),
    ...accepted.map(({ userName, first, last }): DemoRequest => {
      const index = shops.findIndex(shop => shop.userName === userName);
      const shop = shops[index];
      if (!shop) throw new Error(`No shop has the user name ${userName}`);
      const decidedAt = daysBefore(today, shop.joinedDaysAgo, 10.5);
      return {
        customerName: shop.customerShortName,
        ownerFirstName: first,
        ownerLastName: last,
        phoneNumber: shop.ownerMobile,
        email: shop.email,
        language: shop.language,
        status: 'approved',
        createdAt: new Date(decidedAt.getTime() - 1.2 * dayMs),
        decidedAt,
        shop: index,
      };
    }),
    ...refused.map(applicant => open(applicant, 'rejected')),
  ];
}
