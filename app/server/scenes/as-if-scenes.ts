import { joinHref } from '#app/rules/links/membership-links.ts'
import { eventDetailHref, eventsListHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import {
  type AsIf,
  type AsIfScene,
  asCompany,
  asCountry,
  asFree,
  asGroups,
  asLevels,
  asNoHours,
  asProfile,
} from './as-if.ts'
import { becomeMember } from './become-member.ts'
import { cardAsIfScenes } from './card-scenes.ts'
import { checkoutScenes } from './checkout-scenes.ts'
import { eventNeeds, orderNeeds } from './choice-scenes.ts'
import { everythingScenes } from './everything-scenes.ts'
import { levelAsIfScenes } from './level-scenes.ts'
import { listAsIfScenes } from './list-scenes.ts'
import { memberScenes } from './member-scenes.ts'
import { membershipAsIfScenes } from './membership-order-scenes.ts'
import { needsParty, orderAsIfScenes } from './order-answer-scenes.ts'
import { orderScenes } from './order-scenes.ts'
import { paymentAsIfScenes } from './payment-scenes.ts'
import { policyScenes } from './policy-scenes.ts'
import { questionScenes } from './question-scenes.ts'
import type { ChangedAnswers } from './scene-conditions.ts'
import { isOrdered, plainEvents, ticketsOf } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'
import { scriptlessAsIfScenes } from './scriptless-scenes.ts'
import { visitAsIfScenes } from './visit-scenes.ts'

const at =
  (path: (tenantId: string) => string): SceneScript =>
  async ({ tenantId }) =>
    page(path(tenantId))

const list = at(tenantId => eventsListHref({ tenantId }))
const pathOf = (path: string) => at(tenantId => path.replace('{venue}', encodeURIComponent(tenantId)))

/** The list in a browser that asks for another language of the venue. */
const listInLanguage: SceneScript = async ({ tenantId, venue }) => {
  const [language] = venue.document.venue.languages ?? []
  return page(eventsListHref({ tenantId }), undefined, { language })
}

/** The venue speaks another language beside its own. */
const asLanguages: AsIf = venue =>
  venue.document.venue.languages?.length ? venue : asProfile({ languages: ['de-DE'] })(venue)

const withCharges: AsIf = venue =>
  asCompany({
    charges: {
      // Named as the venue is: it has no word for what it does not charge.
      fees: [
        {
          id: 'scene-fee',
          name: venue.document.venue.name,
          translations: {},
          per: 'order',
          feeType: 'AmountBased',
          value: 150,
          appliesTo: ['event', 'combo'],
        },
      ],
      taxes: [
        {
          id: 'scene-tax',
          name: venue.document.venue.name,
          translations: {},
          rate: 5,
          included: false,
          appliesTo: ['event'],
        },
        {
          id: 'scene-included',
          name: venue.document.venue.name,
          translations: {},
          rate: 8,
          included: true,
          appliesTo: ['donation', 'addOn', 'fee'],
        },
      ],
      taxRounding: 'order',
    },
  })(venue)

/** Everything that an add-on can be: sold in pairs, nearly gone, gone. */
const withExtras: AsIf = venue => {
  const [addOn] = venue.addOns
  if (!addOn) return venue
  const kinds = [
    { quantityType: 'exactly', quantity: 2, priceSplit: 'each', totalQuantity: undefined },
    { quantityType: 'any', quantity: 1, priceSplit: 'each', totalQuantity: 2 },
    { quantityType: 'any', quantity: 1, priceSplit: 'each', totalQuantity: 0 },
    { quantityType: 'any', quantity: 1, priceSplit: 'each', totalQuantity: undefined },
  ] as const
  const addOns = kinds.map((kind, index) => ({
    ...addOn,
    ...kind,
    id: EXTRAS[index] ?? '',
    inventoryId: undefined,
  }))
  const events = venue.events.map(event => ({
    ...event,
    addOnIds: [...EXTRAS],
  }))
  return { ...venue, addOns: [...venue.addOns, ...addOns], events }
}

const EXTRAS = ['scene-pair', 'scene-few', 'scene-gone', 'scene-any']

const cartExtras: SceneScript = async visitor => {
  const [event] = plainEvents(visitor)
  const template = event && (await ticketsOf(visitor, event))
  const [start] = template?.events ?? []
  if (!template || !start) return null
  const addOns = [{ id: 'scene-extra', inventoryId: 'scene-any', quantity: 1 }]
  const isTaken = await isOrdered(visitor, {
    templates: [{ ...template, events: [{ ...start, addOns }] }],
  })
  return isTaken ? page(ticketsHref({ tenantId: visitor.tenantId }, { cart: true })) : null
}

const linkToExtra: SceneScript = async visitor => {
  const [event] = plainEvents(visitor)
  const { tenantId } = visitor
  return event ? page(ticketsHref({ tenantId }, { eventId: event.id, addonId: 'scene-any' })) : null
}

/** A form sent as somebody from another country, with what no field takes. */
const paymentAbroad =
  (country: string): SceneScript =>
  async visitor => {
    const view = await checkoutScenes['payment-invalid'](visitor)
    if (view?.kind !== 'page') return view
    return { ...view, form: { ...view.form, country } }
  }

const holderAbroad =
  (country: string): SceneScript =>
  async visitor => {
    const view = await checkoutScenes['member-info-invalid'](visitor)
    if (view?.kind !== 'page') return view
    return { ...view, form: { ...view.form, 'primary.country': country } }
  }

/** Levels that only members of another one may buy, with more prices than a card shows. */
const withRestrictions = asLevels((level, index, all) => {
  const other = all[(index + 1) % all.length]
  return {
    ...level,
    restrictions: other ? [other.id] : [],
    offerings: level.offerings.map(offering => ({
      ...offering,
      prices: Array.from({ length: 6 }, (_, count) => ({
        ...(offering.prices[0] as (typeof offering.prices)[number]),
        id: `scene-price-${count}`,
      })),
    })),
  }
})

/** The first event that anybody may buy. */
const firstEvent: SceneScript = async visitor => {
  const [event] = plainEvents(visitor)
  return event ? page(eventDetailHref({ tenantId: visitor.tenantId }, { eventId: event.id })) : null
}

const full = asCompany({ checkout: { form: 'full', phone: true, address: true } })
/** An event is sold only beside another one, where none of the venue's is. */
const asNeeding: AsIf = venue => {
  const [first, second] = venue.events.filter(({ retired }) => !retired)
  if (!first || !second || venue.events.some(({ prerequisiteEventIds }) => prerequisiteEventIds?.length))
    return venue
  const events = venue.events.map(event =>
    event === second ? { ...event, prerequisiteEventIds: [first.id] } : event,
  )
  return { ...venue, events }
}

const fullCardholders = asCompany({ cardholderForm: 'full' })

const both =
  (first: AsIf, second: AsIf): AsIf =>
  venue =>
    second(first(venue))

/** Members alone may buy anything. */
const membersAlone: AsIf = venue => ({
  ...venue,
  events: venue.events.map(event => ({ ...event, memberOnlyEvent: true })),
})

const lapsedAt =
  (path: (visitor: SceneVisitor, eventId: string) => string): SceneScript =>
  async visitor => {
    const event = visitor.venue.events.find(({ retired }) => !retired)
    return event && (await becomeMember(visitor, 'lapsed')) ? page(path(visitor, event.id)) : null
  }

/** An event for members, with a level that is put into the order beside it by one press. */
const orderJoining: SceneScript = async visitor => {
  const view = await firstEventOrder(visitor)
  const [level] = visitor.venue.membershipCategories.filter(({ auxiliary }) => !auxiliary)
  if (view?.kind !== 'page' || !level) return null
  const joinLevel = {
    categoryId: level.id,
    name: level.name,
    offeringId: level.offerings[0]?.id ?? '',
    pricePointId: level.offerings[0]?.prices[0]?.id ?? '',
    price: 6000,
  }
  const answers: ChangedAnswers = {
    'events.onDays': (days: object[]) => days.map(day => ({ ...day, joinLevel })),
  }
  return { ...view, conditions: { answers } }
}

const firstEventOrder: SceneScript = async visitor => {
  const event = visitor.venue.events.find(({ retired }) => !retired)
  return event ? page(ticketsHref({ tenantId: visitor.tenantId }, { eventId: event.id })) : null
}

/** Scenes of what other settings and other things to sell would say; nothing of them is written. */
export const asIfScenes = {
  'cart-as-taxed': { asIf: withCharges, script: orderScenes.cart },
  'confirmation-as-taxed': { asIf: both(withCharges, full), script: everythingScenes['confirmation-all'] },
  'list-as-no-hours': { asIf: asNoHours, script: list },
  'list-as-measured': { asIf: asCompany({ analytics: { ga: 'G-SCENE' } }), script: list },
  'list-as-languages': { asIf: asLanguages, script: listInLanguage },
  'privacy-as-no-contact': {
    asIf: asProfile({ phoneNumber: undefined, email: undefined }),
    script: pathOf('/legal/{venue}/privacy'),
  },
  'renew-as-paused': { asIf: asCompany({ salesAllowed: false }), script: memberScenes.renew },
  'upgrade-as-paused': { asIf: asCompany({ salesAllowed: false }), script: memberScenes.upgrade },
  'payment-as-canada': { asIf: both(asCountry('CA'), full), script: paymentAbroad('CA') },
  'event-needs': { asIf: asNeeding, script: eventNeeds },
  'order-needs': { asIf: asNeeding, script: orderNeeds },
  'order-needs-party': { asIf: asNeeding, script: needsParty },
  'member-info-as-canada': { asIf: both(asCountry('CA'), fullCardholders), script: holderAbroad('CA') },
  'event-as-free': { asIf: asFree, script: firstEvent },
  'review-as-free': { asIf: both(asFree, full), script: checkoutScenes.review },
  'review-as-full': { asIf: full, script: checkoutScenes.review },
  'payment-as-full': { asIf: full, script: checkoutScenes.payment },
  'bank-as-asked': { asIf: asCompany({ enable3DS: true }), script: checkoutScenes.bank },
  'cart-as-extras': { asIf: withExtras, script: cartExtras },
  'order-as-extra-linked': { asIf: withExtras, script: linkToExtra },
  'levels-as-restricted': { asIf: withRestrictions, script: at(tenantId => joinHref({ tenantId }, {})) },
  'levels-as-groups': {
    asIf: asGroups,
    script: at(tenantId => joinHref({ tenantId }, { show: 'auxiliary' })),
  },
  'event-as-members-lapsed': {
    asIf: membersAlone,
    script: lapsedAt(({ tenantId }, eventId) => eventDetailHref({ tenantId }, { eventId })),
  },
  'order-as-members-lapsed': {
    asIf: membersAlone,
    script: lapsedAt(({ tenantId }, eventId) => ticketsHref({ tenantId }, { eventId })),
  },
  'order-as-members-joining': { asIf: membersAlone, script: orderJoining },
  ...policyScenes,
  ...cardAsIfScenes,
  ...visitAsIfScenes,
  ...listAsIfScenes,
  ...orderAsIfScenes,
  ...paymentAsIfScenes,
  ...levelAsIfScenes,
  ...membershipAsIfScenes,
  ...questionScenes,
  ...scriptlessAsIfScenes,
} satisfies Record<string, AsIfScene>
