import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Cents } from '#app/rules/money/cents.ts'
import { formatMoney, formatPrice, type MoneyFormat, needDecimals } from '#app/rules/money/format-money.ts'

/** How this venue writes money, and what it says instead of a price of nothing. */
export type VenueMoney = MoneyFormat & { noCharge?: string }

const VenueMoneyContext = createContext<VenueMoney>({})

export const VenueMoneyProvider = VenueMoneyContext.Provider

type MoneyListProps = {
  /** Cents: all that stand on one screen, or under each other. */
  amounts: readonly Cents[]
  children: ReactNode
}

/** Amounts on one screen are written alike: where one has cents, all have, also in lists within. What costs nothing stays a word. */
export const MoneyList = ({ amounts, children }: MoneyListProps) => {
  const venue = useContext(VenueMoneyContext)
  const needed = needDecimals(amounts, useVenueCurrency())
  const written = useMemo(() => (needed ? { ...venue, decimals: true } : venue), [venue, needed])
  return <VenueMoneyProvider value={written}>{children}</VenueMoneyProvider>
}

/** How this venue writes numbers. */
export const useVenueLocale = () => useContext(VenueMoneyContext).locale ?? 'en-US'

/** The currency that everything here is sold in. */
export const useVenueCurrency = () => useContext(VenueMoneyContext).currency ?? 'USD'

/** `money(1250)` is '$12.50'; `price(0)` is the venue's 'No charge'. Both in cents. */
export const useMoney = () => {
  const { noCharge, ...format } = useContext(VenueMoneyContext)
  const money = (amount: Cents) => formatMoney(amount, format)
  const price = (amount: Cents) => (noCharge ? formatPrice(amount, { noCharge, ...format }) : money(amount))
  return { money, price }
}
