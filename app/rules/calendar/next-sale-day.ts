import type { LocalDate } from './dates.ts'

type SaleDays = {
  date: LocalDate
  /** the days beside it; disabled without seats */
  days: readonly { date: LocalDate; disabled: boolean }[]
  /** the last day that anything is on sale for; null where it is not known */
  saleEnd: LocalDate | null
}

/** Where a day without anything leads: the next day with seats, the first one of all where none follows, and beyond the sale its last day. */
export function nextSaleDay({ date, days, saleEnd }: SaleDays): LocalDate | null {
  if (saleEnd !== null && date > saleEnd) return saleEnd
  const sold = days.filter(({ disabled }) => !disabled)
  return (sold.find(day => day.date > date) ?? sold[0])?.date ?? null
}
