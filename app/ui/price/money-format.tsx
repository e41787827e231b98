import { createContext, useContext } from 'react'
import type { Cents } from '#app/rules/money/cents.ts'
import { formatMoney, formatPrice, type MoneyFormat, unitOf } from '#app/rules/money/format-money.ts'

/** How this venue writes money, and what it says instead of a price of nothing. */
export type VenueMoney = MoneyFormat & { noCharge?: string }

const VenueMoneyContext = createContext<VenueMoney>({})

export const VenueMoneyProvider = VenueMoneyContext.Provider

/** How this venue writes numbers. */
export const useVenueLocale = () => useContext(VenueMoneyContext).locale ?? 'en-US'

/** The currency that everything here is sold in. */
export const useVenueCurrency = () => useContext(VenueMoneyContext).currency ?? 'USD'

/** `money(1250)` is '$12.50'; `price(0)` is the venue's 'No charge'. Both in cents. */
export const useMoney = () => {
  const { noCharge, ...format } = useContext(VenueMoneyContext)
  const money = (amount: Cents) => formatMoney(amount, format)
  const price = (amount: Cents) => (noCharge ? formatPrice(amount, { noCharge, ...format }) : money(amount))
  /** In whole dollars, never less than what is paid: for where there is little room. */
  const wholePrice = (amount: Cents) => {
    const unit = unitOf(format.currency ?? 'USD')
    return price(Math.ceil(amount / unit) * unit)
  }
  return { money, price, wholePrice }
}
