import type { Cents } from '#app/rules/money/cents.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'

/** How many of its benefits a card shows by itself (MEM-093). */
const SHOWN_BENEFITS = 5

/** How many offerings and how many of their prices a card in a list shows (MEM-097). */
const SHOWN_OFFERINGS = 1
const SHOWN_PRICES = 3

/** How many characters of a description stand for a short one that is missing. */
const LEAD_LENGTH = 140

/** A list cut in two: what is seen, and what unfolds. */
export type Excerpt<Part> = { shown: Part[]; rest: Part[] }

/** The benefits that a card in a list shows at once, and those behind 'View all benefits'. */
export function cutBenefits(benefits: readonly string[]): Excerpt<string> {
  return { shown: benefits.slice(0, SHOWN_BENEFITS), rest: benefits.slice(SHOWN_BENEFITS) }
}

type WithPrice = { price: Cents }

/** The offerings of a card in a list: the first that can be bought, with its first prices; `more` counts the prices of it that are not shown. */
export function cutOfferings<Price extends WithPrice, Offering extends { prices: readonly Price[] }>(
  offerings: readonly Offering[],
): (Offering & { prices: Price[]; more: number })[] {
  return openOfferings<Price, Offering>(offerings)
    .slice(0, SHOWN_OFFERINGS)
    .map(offering => ({
      ...offering,
      prices: offering.prices.slice(0, SHOWN_PRICES),
      more: Math.max(0, offering.prices.length - SHOWN_PRICES),
    }))
}

/** The offerings with the prices that can be chosen; one without any is left out (MEM-098, MEM-206). */
export function openOfferings<Price extends WithPrice, Offering extends { prices: readonly Price[] }>(
  offerings: readonly Offering[],
): (Offering & { prices: Price[] })[] {
  return offerings
    .map(offering => ({ ...offering, prices: offering.prices.filter(isSelectable) }))
    .filter(({ prices }) => prices.length > 0)
}

/**
 * The words of a card: what is read at once, and whether there is more to unfold (MEM-092). A short description stands for the long
 * one; without it the long one is cut at a word.
 */
export function cutDescription(level: { shortDescription: string; description: string }): {
  lead: string
  hasMore: boolean
} {
  const short = level.shortDescription.trim()
  const whole = level.description.trim()
  if (short) return { lead: short, hasMore: whole !== '' && whole !== short }
  if (whole.length <= LEAD_LENGTH) return { lead: whole, hasMore: false }
  const cut = whole.slice(0, LEAD_LENGTH)

  return { lead: `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()}…`, hasMore: true }
}

const MONTHS = 12

/** A term in years and months, twelve of them a year (MEM-292). */
export function yearsAndMonths(months: number): { years: number; months: number } {
  return { years: Math.floor(months / MONTHS), months: months % MONTHS }
}

/** From how many months on a term is for life: nobody counts fifty years. */
const LIFE_MONTHS = 50 * MONTHS

/** Whether a term of so many months is for life. */
export function isForLife(months: number): boolean {
  return months >= LIFE_MONTHS
}

/** Whether a term from its first to its last day, 'yyyy-MM-dd', is for life. */
export function isLifeTerm({
  startDate,
  expirationDate,
}: {
  startDate: string
  expirationDate: string
}): boolean {
  const [from, until] = [startDate, expirationDate].map(date => Number(date.slice(0, 4)))
  return isForLife(((until ?? 0) - (from ?? 0)) * MONTHS)
}

/** The longest term that anybody counts in months. */
const COUNTED_MONTHS = 5 * MONTHS

/** The price of a term per month, in cents, rounded half up; null for a term of one month, for life, or free of charge. */
export function pricePerMonth({ price, months }: { price: Cents; months: number }): Cents | null {
  return months > 1 && months <= COUNTED_MONTHS && price > 0
    ? Math.floor((2 * price + months) / (2 * months))
    : null
}

/** What a term that renews by itself, or may, costs for each of its months, in cents; null of one that ends, and beyond five years. */
export function renewalPerMonth(
  { autorenewalType, duration }: { autorenewalType: 'none' | 'optional' | 'required'; duration: number },
  price: Cents,
): Cents | null {
  if (autorenewalType === 'none') return null

  return duration === 1 ? price : pricePerMonth({ price, months: duration })
}
