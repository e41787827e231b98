import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import { documentKind } from './document-kind.ts'

const EVENT = { tickets: [], addOns: [] }
const COMBO = { comboTemplateName: '', comboTemplateType: '', events: [], tickets: [], addOns: [] }
const MEMBERSHIP = { auxiliary: false, isGift: false, isAutorenew: false }
const DONATION = { amount: 0, price: 0, quantity: 1 }
const FORM = { oncePerCart: false }

/** Each item with what it lacks. */
const completed = <Item, Defaults>(items: readonly Item[] | undefined, defaults: Defaults) =>
  (items ?? []).map(item => ({ ...defaults, ...item }))

/** What a visitor has chosen. */
export const cartDocument = documentKind<CartDocument>({
  version: 1,
  complete: stored => ({
    membershipIds: [],
    couponCodes: [],
    ...stored,
    templates: (stored.templates ?? []).map(template => ({
      ...template,
      events: completed(template.events, EVENT),
    })),
    comboItems: completed(stored.comboItems, COMBO),
    memberships: completed(stored.memberships, MEMBERSHIP),
    donations: completed(stored.donations, DONATION),
    forms: completed(stored.forms, FORM),
  }),
})
