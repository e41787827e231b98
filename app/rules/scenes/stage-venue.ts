import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import { addDays } from '../calendar/dates.ts'
import { copiedParts } from '../venues/copied-parts.ts'

/** Somebody who stands in scenes, by the part they have. */
export type StageMember =
  | 'active'
  | 'renewing'
  | 'outdated'
  | 'renewed'
  | 'lapsed'
  | 'cancelled'
  | 'dropped'
  | 'starting'
  | 'grace'

/** What scenes are played with: nobody and nothing of it is the venue's own. */
export const STAGE = {
  visitor: { id: 'scene-visitor', email: 'robin.vale@scene.example', firstName: 'Robin', lastName: 'Vale' },
  newcomer: { id: 'scene-newcomer', email: 'kim.lake@scene.example', firstName: 'Kim', lastName: 'Lake' },
  changing: { id: 'scene-changing', email: 'sam.moor@scene.example', firstName: 'Sam', lastName: 'Moor' },
  confirming: {
    id: 'scene-confirming',
    email: 'lee.brook@scene.example',
    firstName: 'Lee',
    lastName: 'Brook',
  },
  coupon: 'SCENE10',
  certificate: 'SCENE-2500',
  /** pays for an order that is cancelled again */
  refundable: 'SCENE-2600',
} as const

/** How many days ahead a stage has starts. */
const DAYS = 100

type Member = NonNullable<VenueFileInput['members']>[number]
type Level = Pick<Member, 'categoryId' | 'offeringId' | 'pricePointId'>

/**
 * The file of the stage on which scenes of a venue are played, from its exported file: the same catalogue with the starts of the next
 * hundred days, none of its people, and one made-up person in each standing. `today` is the venue's date.
 */
export function stageVenue(file: VenueFileInput, { today }: { today: string }): VenueFileInput {
  const level = levelToHold(file)
  return {
    ...(copiedParts(file) as VenueFileInput),
    company: { ...file.company, analytics: {} },
    events: file.events?.map(event => withNextStarts(event, { today, last: addDays(today, DAYS) })),
    reviews: file.reviews?.map(({ visitorId: _, ...review }) => review),
    members: level ? membersAt(level, today) : [],
    visitors: [STAGE.visitor, STAGE.newcomer, STAGE.changing, STAGE.confirming],
    coupons: [...(file.coupons ?? []), { code: STAGE.coupon, discountType: 'PercentageBased', value: 10 }],
    giftCertificates: [
      { number: STAGE.certificate, balance: 2500 },
      { number: STAGE.refundable, balance: 2600 },
    ],
  }
}

/** The id of the membership that somebody of a part holds. */
export const stageMembershipId = (part: StageMember): string => `SCENE-${part.toUpperCase()}`

/** The last name that everybody of the stage's members has. */
export const STAGE_LAST_NAME = 'Vale'

/** The level that is held in scenes: one that is no auxiliary group and can be bought, of those one that may renew by itself. */
function levelToHold({ memberships }: VenueFileInput): Level | null {
  const offerings = (memberships?.categories ?? [])
    .filter(({ auxiliary }) => !auxiliary)
    .flatMap(({ id, offerings = [] }) => offerings.map(offering => ({ categoryId: id, ...offering })))
    .filter(({ prices = [] }) => prices.some(({ price }) => price >= 0))
  const held = offerings.find(({ autorenewalType = 'none' }) => autorenewalType !== 'none') ?? offerings[0]
  if (!held) return null
  const [price] = held.prices ?? []
  return { categoryId: held.categoryId, offeringId: held.id, pricePointId: price?.id }
}

function membersAt(level: Level, today: string): Member[] {
  const card = { paymentMethodBrand: 'Visa', ccLastFourDigits: '4242' }
  const reference = 'saved_test.ok.Visa.4242'
  return [
    { ...memberAs('active', level), startDate: 'today-120', expirationDate: 'today+245' },
    {
      ...memberAs('renewing', level),
      startDate: 'today-350',
      expirationDate: 'today+15',
      recurring: { status: 'active', ...card, paymentMethodReference: reference },
    },
    {
      ...memberAs('outdated', level),
      startDate: 'today-350',
      expirationDate: 'today+15',
      recurring: {
        status: 'active',
        ...card,
        cardValidUntil: addDays(today, -40).slice(0, 7),
        paymentMethodReference: reference,
      },
    },
    { ...memberAs('renewed', level), startDate: 'today-340', expirationDate: 'today+25' },
    {
      ...memberAs('renewed', level, '-NEXT'),
      standing: 'new',
      startDate: 'today+26',
      expirationDate: 'today+391',
    },
    { ...memberAs('lapsed', level), standing: 'lapsed', startDate: 'today-500', expirationDate: 'today-135' },
    {
      ...memberAs('cancelled', level),
      startDate: 'today-60',
      expirationDate: 'today+305',
      recurring: { status: 'canceled', canceledOn: 'today-10', ...card },
    },
    {
      ...memberAs('dropped', level),
      standing: 'dropped',
      startDate: 'today-90',
      expirationDate: 'today+275',
    },
    { ...memberAs('starting', level), startDate: 'today+7', expirationDate: 'today+372' },
    { ...memberAs('grace', level), startDate: 'today-370', expirationDate: 'today-5' },
  ]
}

const memberAs = (
  part: StageMember,
  level: Level,
  term = '',
): Omit<Member, 'startDate' | 'expirationDate'> => ({
  ...level,
  membershipId: stageMembershipId(part) + term,
  membershipNumber: stageMembershipId(part),
  cardholders: [
    {
      id: `${stageMembershipId(part)}${term}-1`,
      firstName: 'Robin',
      lastName: STAGE_LAST_NAME,
      email: `${part}@scene.example`,
    },
    {
      id: `${stageMembershipId(part)}${term}-2`,
      firstName: 'Jo',
      lastName: STAGE_LAST_NAME,
      cardType: 'secondary',
    },
  ],
})

type Event = NonNullable<VenueFileInput['events']>[number]

const withNextStarts = (event: Event, { today, last }: { today: string; last: string }): Event => ({
  ...event,
  slots: event.slots?.filter(({ date }) => date >= today && date <= last),
  slotRules: event.slotRules
    ?.filter(({ from, to }) => to >= today && from <= last)
    .map(rule => ({
      ...rule,
      from: rule.from < today ? today : rule.from,
      to: rule.to > last ? last : rule.to,
    })),
})
