import { ratingText } from '#app/rules/events/rating-text.ts'
import { useVenueLocale } from '#app/ui/price/money-format.tsx'

/** `ratingText(4.4571)` as this venue writes numbers: '4.5'. */
export const useRatingText = () => {
  const locale = useVenueLocale()
  return (average: number) => ratingText(average, locale)
}
