const formats = new Map<string, Intl.NumberFormat>()

/** An average rating of 1 to 5 stars with one decimal, as the locale writes it: '4.5', '4,5' (MEM-120). */
export function ratingText(average: number, locale = 'en-US'): string {
  const format =
    formats.get(locale) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  formats.set(locale, format)

  return format.format(average)
}
