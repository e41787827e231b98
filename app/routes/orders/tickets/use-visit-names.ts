import { timeText } from '#app/rules/calendar/date-text.ts'
import { endOf } from '#app/rules/itinerary/visit-times.ts'
import { useVenueLocale } from '#app/ui/price/money-format.tsx'
import { useSentenceWords } from '#theme/texts/runtime/text-provider.tsx'

type NamedVisit = { name: string; time: Parameters<typeof timeText>[0]; minutes: number }

/** How a sentence names visits: 'Harbor Cruise (10:00 am – 11:30 am) and Jelly Lab (11:00 am – 11:40 am)'. */
export function useVisitNames() {
  const locale = useVenueLocale()
  const sentence = useSentenceWords()
  const nameOf = ({ name, ...visit }: NamedVisit) => {
    const end = endOf(visit)
    return `${name} (${[visit.time, ...(end ? [end] : [])].map(time => timeText(time, locale)).join(' – ')})`
  }
  return (visits: readonly NamedVisit[]) => sentence(visits.map(nameOf))
}
