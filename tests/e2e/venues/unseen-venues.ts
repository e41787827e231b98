import { markWords } from '#tests/builders/unmarked-in.ts'
import { markedTexts } from './marked-venue.ts'

/**
 * Venues with none of the words, people and switches of the demo: as the platform meets them when somebody else brings their
 * file. Every word is marked, so that a label of our own stands out.
 */
const marked = (file: { venue: object }) => ({
  ...(markWords(file) as object),
  texts: markedTexts(),
})

const SWITCHES = [
  'membership',
  'membershipSales',
  'salesAllowed',
  'auxiliaryMembership',
  'reviews',
  'giftCertificates',
  'coupons',
  'donations',
  'showTicketEmail',
  'membershipLogin',
  'showPrivacyNotice',
  'allowAmericanExpress',
  'recurringPaymentEnabled',
  'limitDonations',
  'verifyById',
  'requireLastName',
]

/** A hundred starts a day, from 6:00 on. */
const times = Array.from({ length: 100 }, (_, index) => {
  const minutes = 6 * 60 + index * 10
  return [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')
})

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** One event of ten thousand starts and one price in yen; everything that can be switched off is off. */
export const bareVenue = (): unknown =>
  marked({
    venue: {
      id: 'bare',
      name: '水の庭',
      timeZone: 'Asia/Tokyo',
      currency: 'JPY',
      locale: 'ja-JP',
      country: 'JP',
    },
    company: Object.fromEntries([...SWITCHES.map(name => [name, false]), ['hideLogin', true]]),
    personTypes: [{ id: 'x', name: '大人' }],
    events: [
      {
        id: 'e',
        name: '一つの催し',
        priceLists: [{ id: 'p', prices: [{ personTypeId: 'x', price: 1500 }] }],
        slotRules: [{ from: 'today+1', to: 'today+100', times, capacity: 2 }],
      },
    ],
  } as { venue: object })

/** Right to left in another script, three decimals, a dark look, no level, no phone, no address and no picture. */
export const leewardVenue = (): unknown =>
  marked({
    venue: {
      id: 'leeward',
      name: 'متحف اللؤلؤ والبحر القديم',
      timeZone: 'Asia/Kuwait',
      currency: 'KWD',
      locale: 'ar-KW',
      country: 'KW',
    },
    theme: { preset: 'planetarium' },
    company: { membership: false, donations: false, reviews: false, autoSelectSlots: true },
    personTypes: [
      { id: 'grown', name: 'بالغ', description: 'من ١٣ سنة' },
      { id: 'small', name: 'طفل' },
    ],
    events: [
      {
        id: 'pearls',
        name: 'غواصو اللؤلؤ',
        description: 'جولة بين القوارب القديمة مع صياد.',
        duration: 45,
        admissionType: 'generalAdmission',
        priceLists: [
          {
            id: 'all',
            prices: [
              { personTypeId: 'grown', price: 2750 },
              { personTypeId: 'small', price: 0 },
            ],
          },
        ],
        slotRules: [{ from: 'today+1', to: 'today+30', times: ['00:15', '12:00', '23:45'], capacity: 9 }],
      },
    ],
  } as { venue: object })

/** Long words everywhere, on paper of a strong colour, an address by its zip alone, cards checked by the bank, and a price of nothing beside one. */
export const longWordsVenue = (): unknown =>
  marked({
    venue: {
      id: 'longwords',
      name: `${LONG} ${LONG}`,
      timeZone: 'Europe/Vienna',
      currency: 'EUR',
      locale: 'de-AT',
      country: 'AT',
      tagline: LONG,
    },
    theme: { preset: 'botanic', variables: { 'color-paper': '#ead5b0' } },
    company: {
      membership: false,
      donations: false,
      enable3DS: true,
      billingAddress: { display: 'zipcode', validation: 'zipcode' },
    },
    personTypes: [
      { id: 'Erwachsene', name: LONG, description: `${LONG} ${LONG}` },
      { id: 'Kinder', name: 'Kinder' },
    ],
    events: [
      {
        id: 'langes-ereignis',
        name: LONG,
        shortDescription: `${LONG} ${LONG}`,
        description: `${LONG}\n\n${LONG} ${LONG}`,
        priceLists: [
          {
            id: 'day',
            prices: [
              { personTypeId: 'Erwachsene', price: 1250 },
              { personTypeId: 'Kinder', price: 0 },
            ],
          },
        ],
        slotRules: [{ from: 'today+1', to: 'today+60', times: ['09:00', '13:30', '21:00'], capacity: 30 }],
      },
    ],
  } as { venue: object })
