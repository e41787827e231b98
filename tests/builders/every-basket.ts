import { type BasketQuestion, basketTotal, questionOf } from '#app/rules/baskets/basket-question.ts'
import { joinChoices } from '#app/rules/baskets/join-choices.ts'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import { cleanCart } from '#app/rules/carts/update-cart.ts'
import { allowances, violations, withTickets } from '#app/rules/limits/evaluate-limits.ts'
import { limitedTickets } from '#app/rules/limits/limited-tickets.ts'
import { couponTerms } from '#app/rules/pricing/coupon-terms.ts'
import { priceGoods } from '#app/rules/pricing/price-cart.ts'
import { priceOrder } from '#app/rules/pricing/price-order.ts'
import { summedDemand } from '#app/rules/pricing/priced-items.ts'

/**
 * The cheapest total by trying everything, written without a thought for speed: every order of codes, every level, every number of every
 * combo for every person type, every number of tickets at the listed price. Carts have one start for each event here.
 */
export function cheapestByForce(question: BasketQuestion): number | null {
  const before = basketTotal(question)
  if (before === null) return null
  const total = totals(question)
  const plain = everyCart(question).map(document => total(document) ?? before)
  const joined = joinChoices(question).map(({ membership, price }) => {
    const joining = questionOf(question, { ...question.document, memberships: [membership] })
    const joiningTotal = totals(joining)
    const after = Math.min(
      ...everyCart(joining).map(document => joiningTotal(document) ?? Number.POSITIVE_INFINITY),
    )
    const saved = before + price - after
    return saved > 0 && 10 * saved >= price ? after : Number.POSITIVE_INFINITY
  })
  const least = Math.min(...plain.filter(total => total < before), ...joined)
  return least === Number.POSITIVE_INFINITY ? null : least
}

/** What a cart costs, like `basketTotal`; each of its items is priced once. */
function totals({ book, limits }: BasketQuestion): (document: CartDocument) => number | null {
  const items = new Map<string, ReturnType<typeof priceGoods>>()
  const rules = allowances(limits)
  const { charges } = book.venue.document.company
  const priced = (document: CartDocument) => {
    const { templates, comboItems, memberships } = document
    const key = JSON.stringify([templates, comboItems, memberships])
    const known = items.get(key) ?? priceGoods({ ...document, couponCodes: [] }, book)
    items.set(key, known)
    return known
  }
  return document => {
    const empty = { ...document, templates: [], comboItems: [], memberships: [] }
    const parts = [
      ...document.templates.map(template => priced({ ...empty, templates: [template] })),
      ...document.comboItems.map(combo => priced({ ...empty, comboItems: [combo] })),
      ...document.memberships.map(membership => priced({ ...empty, memberships: [membership] })),
    ]
    if (parts.some(({ problems }) => problems.length > 0)) return null
    const demand = summedDemand(parts)
    if ([...demand].some(([slotId, seats]) => seats > book.slots.get(slotId)!.free)) return null
    if (violations(withTickets(rules, limitedTickets(document))).length > 0) return null
    const lines = parts.flatMap(({ events, combos, memberships }) =>
      [events, ...combos, ...memberships].flatMap(item => item.lines),
    )
    return priceOrder(lines, { coupons: couponTerms(document, book), charges }).totals.paid
  }
}

type Needs = Record<string, Record<string, number>>

function everyCart({ document, book, limits }: BasketQuestion): CartDocument[] {
  const needs = needsOf(document)
  const eventIds = Object.keys(needs)
  const types = [...new Set(Object.values(needs).flatMap(Object.keys))]
  const ways = book.venue.combos.flatMap(combo =>
    waysOf(combo.entries, eventIds).map(per => ({ combo, per })),
  )
  const hasBenefits = limits.limits.some(({ ruleType }) => ruleType === 'memberBenefits')
  const ofType = types.map(type => {
    const most = ways.map(({ per }) =>
      Math.max(...Object.entries(per).map(([id, each]) => Math.ceil((needs[id]?.[type] ?? 0) / each))),
    )
    return every(most.map(upTo)).flatMap(counts => {
      const rest = eventIds.map(id => {
        const got = ways.reduce((sum, { per }, at) => sum + counts[at]! * (per[id] ?? 0), 0)
        return Math.max(0, (needs[id]?.[type] ?? 0) - got)
      })
      const retails =
        hasBenefits && book.joinedCategoryIds.length > 0 ? every(rest.map(upTo)) : [rest.map(() => 0)]
      return retails.map(retail => ({ type, counts, rest, retail }))
    })
  })
  const carts = every(ofType).flatMap(chosen => {
    const templates = eventIds.map((id, at) => ({
      eventTemplateId: id,
      events: [
        {
          eventId: `${id}@10:00`,
          addOns:
            document.templates.find(({ eventTemplateId }) => eventTemplateId === id)?.events[0]?.addOns ?? [],
          tickets: chosen.flatMap(({ type, rest, retail }) => [
            { id: `${id}${type}`, ticketTypeId: type, quantity: rest[at]! - retail[at]!, isRetail: false },
            { id: `${id}${type}r`, ticketTypeId: type, quantity: retail[at]!, isRetail: true },
          ]),
        },
      ],
    }))
    const comboItems = ways.flatMap(({ combo, per }, at) => {
      const people = chosen.filter(({ counts }) => counts[at]! > 0)
      if (people.length === 0) return []
      const tickets = Object.entries(per).flatMap(([eventTemplateId, each]) =>
        people.map(({ type, counts }) => ({
          eventTemplateId,
          ticketTypeId: type,
          quantity: counts[at]! * each,
        })),
      )
      const events = Object.keys(per).map(id => ({ eventTemplateId: id, eventId: `${id}@10:00` }))
      const names = { comboTemplateId: combo.id, comboTemplateName: '', comboTemplateType: '' }
      return [
        {
          id: `${combo.id}${at}`,
          ...names,
          events,
          tickets,
          addOns: [] as { addOnId: string; quantity: number; unitPrice: number }[],
        },
      ]
    })
    // Add-ons of an event without single tickets go with the first combo that offers them.
    for (const { events } of templates)
      for (const { eventId, tickets, addOns } of events) {
        if (tickets.some(({ quantity }) => quantity > 0)) continue
        for (const { inventoryId, quantity } of addOns) {
          const host = comboItems.find(
            item =>
              item.events.some(one => one.eventId === eventId) &&
              book.venue.combos.find(({ id }) => id === item.comboTemplateId)!.addOnIds.includes(inventoryId),
          )
          if (!host) return []
          host.addOns.push({ addOnId: inventoryId, quantity, unitPrice: 0 })
        }
      }
    return [cleanCart({ ...document, templates, comboItems })]
  })
  return codeOrders(document.couponCodes).flatMap(couponCodes =>
    carts.map(cart => ({ ...cart, couponCodes })),
  )
}

function needsOf({ templates, comboItems }: CartDocument): Needs {
  const needs: Needs = {}
  const add = (eventId: string, type: string, quantity: number) => {
    needs[eventId] ??= {}
    needs[eventId][type] = (needs[eventId][type] ?? 0) + quantity
  }
  for (const { eventTemplateId, events } of templates)
    for (const { tickets } of events)
      for (const { ticketTypeId, quantity } of tickets) add(eventTemplateId, ticketTypeId, quantity)
  for (const { tickets } of comboItems)
    for (const { eventTemplateId, ticketTypeId, quantity } of tickets)
      add(eventTemplateId, ticketTypeId, quantity)
  return needs
}

type Entry = { type: 'event' | 'any'; eventIds: readonly string[]; quantity: number }

/** Every choice of events that makes a combo whole, with the admissions of each that one person gets. */
function waysOf(entries: readonly Entry[], eventIds: readonly string[]): Record<string, number>[] {
  const fixed: Record<string, number> = {}
  for (const { type, eventIds: ids, quantity } of entries)
    if (type === 'event') for (const id of ids) fixed[id] = (fixed[id] ?? 0) + quantity
  if (Object.keys(fixed).some(id => !eventIds.includes(id))) return []
  const choices = entries.filter(({ type }) => type === 'any')
  const sets = eventIds
    .reduce<string[][]>((all, id) => all.flatMap(set => [set, [...set, id]]), [[]])
    .filter(set => set.every(id => !(id in fixed)))
  const fits = (set: string[]) =>
    choices.length === 0
      ? set.length === 0
      : set.length === choices[0]!.quantity && set.every(id => choices[0]!.eventIds.includes(id))
  return sets.filter(fits).map(set => ({ ...fixed, ...Object.fromEntries(set.map(id => [id, 1])) }))
}

const upTo = (count: number) => Array.from({ length: count + 1 }, (_, at) => at)

const every = <Item>(lists: readonly (readonly Item[])[]): Item[][] =>
  lists.reduce<Item[][]>((rows, list) => rows.flatMap(row => list.map(one => [...row, one])), [[]])

const codeOrders = (codes: readonly string[]): string[][] =>
  codes.length < 2 ? [[...codes]] : [[...codes], [...codes].reverse()]
