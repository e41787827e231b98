import type { ReactElement } from 'react'
import type {
  CardOffering,
  CardPrice,
  MembershipCardModel,
} from '#app/ui/membership-card/membership-card-model.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

/** What somebody pays. */
export const aPrice = (name: string, price: number, about: Partial<CardPrice> = {}): CardPrice => ({
  id: name.toLowerCase(),
  name,
  description: '',
  price,
  inFull: null,
  href: null,
  isHeld: false,
  ...about,
})

export const anOffering = (about: Partial<CardOffering> = {}): CardOffering => ({
  id: 'year',
  name: 'One year',
  duration: { years: 1, months: 0 },
  perMonth: null,
  renewal: 'none',
  valid: null,
  prices: [aPrice('Family', 21_500)],
  more: 0,
  ...about,
})

/** A level of membership for families, as its card shows it. */
export const aMembershipCard = (about: Partial<MembershipCardModel> = {}): MembershipCardModel => ({
  id: 'family',
  name: 'Family',
  picture: {
    thumbnail: '/pictures/pier/wave-thumbnail.avif',
    screen: '/pictures/pier/wave-screen.avif',
    highRes: '/pictures/pier/wave-highres.avif',
    description: 'A wave',
  },
  lead: 'Two grown-ups and every child.',
  more: [{ kind: 'paragraph', content: ['Pays for itself on the second visit.'] }],
  benefits: { shown: ['Free entry'], rest: [] },
  offerings: [anOffering()],
  actions: [{ kind: 'join', href: '/join' }],
  holders: 6,
  isCurrent: false,
  ended: null,
  upgradesHref: null,
  required: null,
  goesWith: [],
  withOrder: null,
  detailHref: '/membership/pier/detail/family',
  ...about,
})

/** A component below the platform's words and dollars. */
export const inMoney = (element: ReactElement) =>
  inWords(
    <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US', noCharge: 'No charge' }}>
      {element}
    </VenueMoneyProvider>,
  )
